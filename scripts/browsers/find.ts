import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const mac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const windows = join('Google', 'Chrome', 'Application', 'chrome.exe');

/**
 * What is wanted: a headless shell before any other, which is the same engine without the windows, tabs and menus that a
 * browser keeps drawing unseen and takes half the processor's time for; or a browser as visitors have it.
 */
export type Kind = 'shell' | 'browser';

const thisMachine = {
  platform: process.platform,
  environment: process.env as Readonly<Record<string, string | undefined>>,
};

const inPath = (path: string, names: readonly string[]) =>
  path
    .split(delimiter)
    .flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));

function installed({ platform, environment }: typeof thisMachine, kind: Kind, own: string) {
  if (platform === 'darwin') return [own, ...mac];
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    const folders = roots.flatMap((name) => environment[name] ?? []);
    return [own, ...folders.map((folder) => join(folder, windows))];
  }
  const light = kind === 'shell' ? inPath(`${environment.PATH ?? ''}:/usr/bin`, shells) : [];
  return [...light, own, ...inPath(`${environment.PATH ?? ''}:/usr/bin:/snap/bin`, browsers)];
}

/**
 * Where to look for a Chromium, best first: what the person or the test run chose (POWER_ZONE_BROWSER, CHROME_PATH), a
 * shell where one is wanted, Playwright's own (where it would keep it), the system's.
 */
export function browserCandidates(own: string, kind: Kind, machine = thisMachine): string[] {
  const { POWER_ZONE_BROWSER = '', CHROME_PATH = '' } = machine.environment;
  const chosen = [POWER_ZONE_BROWSER, CHROME_PATH].filter(
    (path) => kind === 'shell' || !path.endsWith('headless-shell'),
  );
  return [...chosen, ...installed(machine, kind, own)].filter(Boolean);
}

/** The Chromium that e2e tests (a shell, if there is one) and benchmarks (a browser) run in; undefined without one. */
export const findBrowser = (kind: Kind): string | undefined =>
  browserCandidates(chromium.executablePath(), kind).find((path) => existsSync(path));

/** The Firefox of this machine, from POWER_ZONE_FIREFOX or PATH; undefined when it has none. */
export function findFirefox({ POWER_ZONE_FIREFOX = '', PATH = '' } = process.env) {
  const found = inPath(PATH, ['firefox-esr', 'firefox']);
  return [POWER_ZONE_FIREFOX, ...found].find((path) => existsSync(path));
}

/** Whether the tests in WebKit can run here: WebKitGTK's own browser and driver, a display, and what focuses a window. */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'Xvfb', 'xdotool'].every((name) => existsSync(`/usr/bin/${name}`));

/** The nginx of this machine; undefined when it has none. */
export function findNginx(): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => `${folder}/nginx`).find((place) => existsSync(place));
}
