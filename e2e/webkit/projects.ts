import type { PlaywrightTestConfig } from '@playwright/test';
import { hasWebKit } from '../../scripts/browsers/findBrowsers';
import type { Skippable } from '../fixtures/skippable';

/** WebKit's tests start their browser themselves (start.ts): Playwright's own cannot be had on every machine. */
export const webkitUse = {
  missing: hasWebKit() ? '' : 'WebKitGTK and its driver are not on this machine.',
};

/** The smoke suite for WebKit, as WebKitGTK has it: what may differ between engines, not every e2e test again. */
export const webkitProjects: NonNullable<PlaywrightTestConfig<Skippable>['projects']> = [
  {
    name: 'WebKit',
    testDir: 'e2e/webkit',
    testIgnore: [],
    // A file's tests share one browser.
    fullyParallel: false,
    use: webkitUse,
  },
];
