import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/**
 * What is wanted: a headless shell before any other, which is the same engine without the windows, tabs and menus that a
 * browser keeps drawing unseen and takes half the processor's time for; or a browser as visitors have it.
 */
export type BrowserKind = 'shell' | 'browser';

const inPath = (path: string, names: readonly string[]) =>
  path
    .split(delimiter)
    .flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));

/**
 * Where to look for a Chromium, best first: what the person or the test run chose (POWER_ZONE_BROWSER, CHROME_PATH), a
 * shell where one is wanted, Playwright's own (where it would keep it), the system's (where it has one in PATH).
 */
export function browserCandidates(
  own: string,
  kind: BrowserKind,
  environment = process.env,
): string[] {
  const { POWER_ZONE_BROWSER = '', CHROME_PATH = '', PATH = '' } = environment;
  const chosen = [POWER_ZONE_BROWSER, CHROME_PATH].filter(
    (path) => kind === 'shell' || !path.endsWith('headless-shell'),
  );
  const light = kind === 'shell' ? inPath(`${PATH}:/usr/bin`, shells) : [];
  const system = inPath(`${PATH}:/usr/bin:/snap/bin`, browsers);
  return [...chosen, ...light, own, ...system].filter(Boolean);
}

/** The Chromium that e2e tests (a shell, if there is one) and benchmarks (a browser) run in; undefined without one. */
export const findBrowser = (kind: BrowserKind): string | undefined =>
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
export const findNginx = ({ PATH = '' } = process.env): string | undefined =>
  inPath(`${PATH}:/usr/sbin`, ['nginx']).find((path) => existsSync(path));
