import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteOrigin } from './e2e/fixtures/environment';
import { findBrowser, findFirefox, hasExtras, hasWebKit } from './scripts/tools/findBrowsers';

const fixtureStudio = (process.env.TSX_TSCONFIG_PATH ??= 'e2e/studio/tsconfig.json');

const chromiumOptions = {
  executablePath: findBrowser('shell'),
  args: [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // Without an emulated GPU, rendering takes 10 % less CPU time.
    '--disable-gpu',
    '--disable-software-rasterizer',
    // Requests to other hosts fail at once, with or without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

/** Tests that belong to other projects or configurations. */
const otherSuites = [
  '**/e2e/{screens,engines}/**',
  // These tests import packages that may not be installed.
  ...(hasExtras() ? [] : ['**/e2e/extras/**']),
];

/** Tests of behavior that may differ between engines (CONTRIBUTING.md). They share one browser, which they start themselves. */
const engine = (name: 'Firefox' | 'WebKit') => ({
  name,
  testDir: 'e2e/engines',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  // In Firefox, taking a screenshot adds a style that the content security policy blocks.
  use: { screenshot: 'off' as const },
});

/**
 * E2e tests in real browsers, against the built site in out/ and Firebase's auth emulator. Most run in Chromium, those in
 * e2e/engines in Firefox and WebKit if they are installed (`npm run browsers`).
 */
export default defineConfig({
  testDir: 'e2e',
  // Jest runs `*.test.ts`.
  testMatch: '**/*.spec.ts',
  tsconfig: resolve(fixtureStudio),
  testIgnore: otherSuites,
  globalSetup: resolve('e2e/fixtures/checkSite.ts'),
  fullyParallel: true,
  // Tests often wait, so three workers keep two cores busy.
  workers: 3,
  // On a busy CI machine, a browser may stall once. The report lists flaky tests.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Only a test that hangs takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteOrigin,
    // Recording traces would take a quarter of the run's time. `npx playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    // First, because each of them keeps one worker busy the longest.
    ...(hasWebKit() ? [engine('WebKit')] : []),
    ...(findFirefox() ? [engine('Firefox')] : []),
    {
      name: 'Chromium',
      // Reduced motion saves 10 % of the CPU time. Tests about motion turn motion on.
      use: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    },
  ],
  webServer: {
    command: 'npm run serve',
    url: siteOrigin,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
});
