import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The path of the first of these programs in PATH, or where systems put them; undefined when there is none. */
function findProgram(...names: readonly string[]): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/bin', '/usr/sbin', '/snap/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * `shell`: Chromium's headless shell if there is one (same engine, no browser interface, half the CPU time). `browser`: a
 * full Chromium.
 */
export type BrowserKind = 'shell' | 'browser';

/**
 * The path of a Chromium of this kind; undefined when there is none. Best first: CHROME_PATH, a shell if one is wanted,
 * Playwright's own browser, then those of the system.
 */
export function findBrowser(kind: BrowserKind): string | undefined {
  const { CHROME_PATH = '' } = process.env;
  const isChosen = kind === 'shell' || !CHROME_PATH.endsWith('headless-shell');
  if (isChosen && existsSync(CHROME_PATH)) return CHROME_PATH;
  const shell =
    kind === 'shell' ? findProgram('chromium-headless-shell', 'chrome-headless-shell') : undefined;
  const own = chromium.executablePath();
  const named = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  return shell ?? (existsSync(own) ? own : findProgram(...named));
}

/** The path of Firefox; undefined when there is none. */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** Whether the tests in WebKit can run: WebKitGTK's driver, a virtual display, and what focuses a window and sets a clock. */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'Xvfb', 'xdotool', 'faketime'].every((name) => findProgram(name));

/**
 * The folder of the bench and of Lighthouse, a package of its own because of its weight; `npm run extras` installs it.
 */
const extras = join(process.cwd(), 'e2e', 'extras');

/** Whether the packages of `e2e/extras` are installed. */
export const hasExtras = (): boolean => existsSync(join(extras, 'node_modules'));
