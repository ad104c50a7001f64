import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/**
 * What is wanted: a headless shell before any other, which is the same engine without the windows, tabs and menus that a
 * browser keeps drawing unseen and takes half the processor's time for; or a browser as visitors have it.
 */
export type Kind = 'shell' | 'browser';

const mac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What decides where a browser may be; `process.env` and its like, but replaceable in tests. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const inPath = (path: string | undefined, names: readonly string[]) =>
  (path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function installed({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') return mac;
  if (platform !== 'win32') return inPath(`${environment.PATH ?? ''}:/usr/bin:/snap/bin`, browsers);
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
  const folders = roots.map((name) => environment[name]).filter((folder) => folder !== undefined);
  return folders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
}

/**
 * Where to look for a Chromium, best first: what the person or the test run chose (POWER_ZONE_BROWSER, CHROME_PATH), a
 * shell where one is wanted, Playwright's own, the system's.
 * @param own where Playwright would keep the one it downloads
 */
export function browserCandidates(
  own: string,
  kind: Kind,
  machine: Machine = { platform: process.platform, environment: process.env },
): string[] {
  const { POWER_ZONE_BROWSER, CHROME_PATH, PATH } = machine.environment;
  const chosen = [POWER_ZONE_BROWSER ?? '', CHROME_PATH ?? ''].filter(
    (path) => kind === 'shell' || !path.endsWith('headless-shell'),
  );
  const wantsShell = kind === 'shell' && !/^(darwin|win32)$/.test(machine.platform);
  const light = wantsShell ? inPath(`${PATH ?? ''}${delimiter}/usr/bin`, shells) : [];
  return [...chosen, ...light, own, ...installed(machine)].filter((path) => path !== '');
}

/** The Chromium that e2e tests (a shell, if there is one) and benchmarks (a browser) run in; undefined without one. */
export function findBrowser(kind: Kind): string | undefined {
  return browserCandidates(chromium.executablePath(), kind).find((path) => existsSync(path));
}

/** The Firefox of this machine, from POWER_ZONE_FIREFOX or PATH; undefined when it has none. */
export function findFirefox(environment = process.env): string | undefined {
  const found = inPath(environment.PATH, ['firefox-esr', 'firefox']);
  return [environment.POWER_ZONE_FIREFOX ?? '', ...found].find((path) => existsSync(path));
}

/** Whether the tests in WebKit can run here: WebKitGTK's own browser and driver, a display, and what focuses a window. */
export function hasWebKit(): boolean {
  return ['WebKitWebDriver', 'Xvfb', 'xdotool'].every((name) => existsSync(`/usr/bin/${name}`));
}

/** The nginx of this machine; undefined when it has none. */
export function findNginx(): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => `${folder}/nginx`).find((place) => existsSync(place));
}
