import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Looks for programs in PATH and some common folders. Returns the first path found, if any. */
function findProgram(...names: readonly string[]): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/bin', '/usr/sbin', '/snap/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Returns the path of a Chromium: CHROME_PATH, otherwise a headless shell, otherwise Playwright's
 * browser, otherwise an installed browser. Returns undefined if there is none.
 * @param kind `shell` accepts Chromium's headless shell (same engine, half the CPU time); `browser`
 *   is a full Chromium
 */
export function findBrowser(kind: 'shell' | 'browser'): string | undefined {
  const { CHROME_PATH = '' } = process.env;
  const isSuitable = kind === 'shell' || !CHROME_PATH.endsWith('headless-shell');
  if (isSuitable && existsSync(CHROME_PATH)) return CHROME_PATH;
  const shell =
    kind === 'shell' ? findProgram('chromium-headless-shell', 'chrome-headless-shell') : undefined;
  if (shell) return shell;
  const ofPlaywright = chromium.executablePath();
  return existsSync(ofPlaywright)
    ? ofPlaywright
    : findProgram('google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser');
}

/** Returns the path of Firefox, if it's installed. */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** Returns whether everything that the WebKitGTK tests need is installed. */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'Xvfb', 'xdotool', 'faketime'].every((name) => findProgram(name));

/** Returns whether Lighthouse is installed (`npm run extras`). */
export const hasExtras = () => existsSync(join(process.cwd(), 'e2e', 'extras', 'node_modules'));
