import type { PlaywrightTestConfig } from '@playwright/test';
import { hasWebKit } from '../../scripts/tools/findBrowsers';
import type { Skippable } from '../fixtures/skippable';

/** The tests start WebKit themselves (start.ts), because Playwright's WebKit does not run on every machine. */
const webkitUse = {
  missing: hasWebKit() ? '' : 'WebKitGTK and its driver are not on this machine.',
};

/** The smoke suite for WebKitGTK: only what may differ between engines. */
export const webkitProjects: NonNullable<PlaywrightTestConfig<Skippable>['projects']> = [
  {
    name: 'WebKit',
    testDir: 'e2e/webkit',
    testIgnore: [],
    // Tests share one browser, as far as it is started alike.
    fullyParallel: false,
    workers: 1,
    use: webkitUse,
  },
];
