import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserCandidates } from './browser/candidates';

/**
 * The Chromium that journeys and benchmarks run in: POWER_ZONE_BROWSER or CHROME_PATH, Playwright's own, or the
 * system's Chrome or Chromium. Undefined when this machine has none; `npm test` installs one.
 */
export function findBrowser(): string | undefined {
  return browserCandidates(chromium.executablePath()).find((path) => existsSync(path));
}
