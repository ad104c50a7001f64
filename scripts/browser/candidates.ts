import { join } from 'node:path';

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

function systemBrowsers({ platform, environment }: Machine, names: readonly string[]): string[] {
  if (platform === 'darwin') return names === shells ? [] : mac;
  if (platform === 'win32') {
    if (names === shells) return [];
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    const folders = roots.map((name) => environment[name]).filter((folder) => folder !== undefined);
    return folders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return [...new Set([...folders, '/usr/bin', '/snap/bin'])].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
}

/**
 * Where to look for a Chromium, best first: what the person or the test run chose, a shell where
 * one is wanted, Playwright's own, the system's.
 * @param own where Playwright would keep the one it downloads
 */
export function browserCandidates(
  own: string,
  kind: Kind,
  machine: Machine = { platform: process.platform, environment: process.env },
): string[] {
  const { POWER_ZONE_BROWSER, CHROME_PATH } = machine.environment;
  const chosen = [POWER_ZONE_BROWSER, CHROME_PATH]
    .filter((path) => path !== undefined)
    .filter((path) => kind === 'shell' || !path.endsWith('headless-shell'));
  const light = kind === 'shell' ? systemBrowsers(machine, shells) : [];
  return [...chosen, ...light, own, ...systemBrowsers(machine, browsers)].filter(
    (path) => path !== '',
  );
}
