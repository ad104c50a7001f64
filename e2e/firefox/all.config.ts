import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config';
import type { Skippable } from '../fixtures/skippable';
import { bySettings, cannotRun } from './notAsInChromium';
import { firefoxUse } from './projects';

const matcher = (tests: readonly string[]) =>
  new RegExp(tests.map((test) => test.replaceAll('.', '\\.').replace(' › ', '.*')).join('|'));
const never = matcher(Object.values(cannotRun).flat());
const withSettings = matcher(Object.values(bySettings).flatMap(({ tests }) => tests));

/** Without the back/forward cache, as Playwright starts Chromium: `goBack` waits for a load event. */
const use = (width: number, height: number, prefs = {}) => ({
  viewport: { width, height },
  ...firefoxUse({ 'browser.sessionhistory.max_total_viewers': 0, ...prefs }),
});

/** The Chromium suite in Firefox, but for the tests that cannot run there (notAsInChromium.ts). */
export default defineConfig<Skippable>({
  ...e2eConfig,
  testDir: '..',
  testMatch: /e2e\/(?!extras|firefox|screens|webkit).*\.spec\.ts$/,
  testIgnore: [],
  workers: 2,
  outputDir: '../../test-results/firefox',
  reporter: 'list',
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: [never, withSettings],
      use: use(1280, 800),
    },
    { name: 'phone', testMatch: /\.phone\./, grepInvert: never, use: use(390, 844) },
    ...Object.entries(bySettings).map(([name, { prefs, tests }]) => ({
      name,
      grep: matcher(tests),
      grepInvert: never,
      use: use(1280, 800, prefs),
    })),
  ],
});
