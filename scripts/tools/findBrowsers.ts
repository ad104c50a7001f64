import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/**
 * `shell`: Chromium's headless shell if there is one (same engine, no browser interface, half the CPU time). `browser`: a
 * full Chromium.
 */
export type BrowserKind = 'shell' | 'browser';

const inPath = (path: string, names: readonly string[]) =>
  path
    .split(delimiter)
    .flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []));

/**
 * Paths where a Chromium may be, best first: CHROME_PATH, a shell if one is wanted, Playwright's own browser (`own`), then
 * the browsers in PATH.
 */
function browserCandidates(
  own: string,
  kind: BrowserKind,
  { CHROME_PATH = '', PATH = '' } = process.env,
): string[] {
  const isShell = CHROME_PATH.endsWith('headless-shell');
  const chosen = isShell && kind === 'browser' ? '' : CHROME_PATH;
  const light = kind === 'shell' ? inPath(`${PATH}:/usr/bin`, shells) : [];
  const system = inPath(`${PATH}:/usr/bin:/snap/bin`, browsers);
  return [chosen, ...light, own, ...system].filter(Boolean);
}

/** The path of a Chromium of this kind; undefined when there is none. */
export const findBrowser = (kind: BrowserKind): string | undefined =>
  browserCandidates(chromium.executablePath(), kind).find((path) => existsSync(path));

/** The path of Firefox; undefined when there is none in PATH. */
export const findFirefox = ({ PATH = '' } = process.env): string | undefined =>
  inPath(PATH, ['firefox-esr', 'firefox']).find((path) => existsSync(path));

/** Whether the tests in WebKit can run: WebKitGTK's driver, a virtual display, and what focuses a window and sets a clock. */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'Xvfb', 'xdotool', 'faketime'].every((name) =>
    existsSync(`/usr/bin/${name}`),
  );

/**
 * The folder of the bench, of Lighthouse and of the tools of hosts. They are a package of their own, because they weigh a
 * third of all others together; `npm run extras` installs it.
 */
export const extras = join(process.cwd(), 'e2e', 'extras');

/** Whether the packages of `e2e/extras` are installed. */
export const hasExtras = (): boolean => existsSync(join(extras, 'node_modules'));

/** The path of nginx; undefined when there is none. */
export const findNginx = ({ PATH = '' } = process.env): string | undefined =>
  inPath(`${PATH}:/usr/sbin`, ['nginx']).find((path) => existsSync(path));
