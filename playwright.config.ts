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
    // Makes requests to other hosts fail at once, whether or not there is a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

/** Tests that run in another Playwright project or configuration. */
const otherSuites = [
  '**/e2e/{screens,engines}/**',
  // These tests import packages that may not be installed.
  ...(hasExtras() ? [] : ['**/e2e/extras/**']),
];

/**
 * Returns the project that runs e2e/engines in one engine (CONTRIBUTING.md). Its tests share one
 * browser, which they start themselves.
 */
const engine = (name: 'Firefox' | 'WebKit') => ({
  name,
  testDir: 'e2e/engines',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
});

/**
 * End-to-end tests run in real browsers, against the built site in out/ and Firebase's auth
 * emulator. The tests in e2e/engines run in Firefox and WebKit if these browsers are installed
 * (`npm run browsers`). All other tests run in Chromium.
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
  // On a busy CI machine, a browser may stall. The report lists a test as flaky if it passes only
  // when retried.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Only a test that hangs takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteOrigin,
    // Traces aren't recorded, because recording would take a quarter of the run's time. `npx
    // playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    // The engine projects start first, because each one keeps a worker busy for the longest time.
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
