import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config';
import { hasWebKit } from '../../scripts/browsers/find';
import type { Skippable } from '../fixtures/skippable';

const missing = hasWebKit() ? '' : 'WebKitGTK and its driver are not on this machine.';

/**
 * The smoke suite for WebKit, as WebKitGTK has it: what may differ between engines, not every e2e test again. The runner
 * is Playwright's, with its servers; its own WebKit cannot be had on every machine, so the browser is another.
 */
export default defineConfig<Skippable>({
  ...e2eConfig,
  testDir: '.',
  testIgnore: [],
  // A file's tests share one browser.
  fullyParallel: false,
  workers: 2,
  outputDir: '../../test-results/webkit',
  reporter: 'list',
  projects: [{ name: 'WebKit' }],
  // Where all is skipped nothing needs to be served.
  webServer: missing ? undefined : e2eConfig.webServer,
  use: { ...e2eConfig.use, missing },
});
