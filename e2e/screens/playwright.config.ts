import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config';
import { findFirefox } from '../../scripts/tools/findBrowsers';
import { firefoxOptions } from '../engines/firefox';

/** `npm run screens`: pictures of every screen and state into screens/, for looking through the site in a minute. */
export default defineConfig({
  ...e2eConfig,
  testDir: '.',
  // The owner's studio: `npm run screens` names no other.
  tsconfig: '../../tsconfig.json',
  testIgnore: [],
  outputDir: '../../test-results/screens',
  // A full-page picture at 1920 px takes its time.
  timeout: 120_000,
  reporter: 'list',
  projects: [
    { name: 'chromium' },
    ...(findFirefox()
      ? [
          {
            name: 'firefox',
            use: {
              browserName: 'firefox' as const,
              launchOptions: firefoxOptions({ 'ui.prefersReducedMotion': 1 }),
              // It would put a style into the page, which the policy forbids.
              screenshot: 'off' as const,
            },
          },
        ]
      : []),
  ],
});
