import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserCandidates, type Kind } from './browser/candidates';

/**
 * The Chromium that e2e tests (a shell, if there is one) and benchmarks (a browser) run in: POWER_ZONE_BROWSER or
 * CHROME_PATH, Playwright's own, or the system's. Undefined when this machine has none; `npm test` installs one.
 */
export function findBrowser(kind: Kind): string | undefined {
  return browserCandidates(chromium.executablePath(), kind).find((path) => existsSync(path));
}
