import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteOrigin } from './e2e/fixtures/environment';
import { findBrowser, findFirefox, hasExtras, hasWebKit } from './scripts/tools/findBrowsers';

/** The studio of the tests (lib/studio/folders). */
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
    // Without an emulated graphics processor the same picture costs a tenth less.
    '--disable-gpu',
    '--disable-software-rasterizer',
    // No DNS: requests to other hosts fail at once, with or without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

/** Folders of other projects and configurations. */
const otherSuites = [
  '**/e2e/{screens,engines}/**',
  // Without their packages they cannot even be read.
  ...(hasExtras() ? [] : ['**/e2e/extras/**']),
];

/** Tests of what may differ between engines (CONTRIBUTING.md), which start their engine themselves and share it. */
const engine = (name: 'Firefox' | 'WebKit') => ({
  name,
  testDir: 'e2e/engines',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  // In Firefox it puts a style into the page, which the policy forbids.
  use: { screenshot: 'off' as const },
});

/**
 * E2e tests in real browsers, against the built site in out/ and Firebase's auth emulator. All of them run in Chromium; smoke
 * tests run in Firefox and WebKit too, where they are installed (`npm run browsers`).
 */
export default defineConfig({
  testDir: 'e2e',
  // `*.test.ts` are for jest.
  testMatch: '**/*.spec.ts',
  // Tests read the words of the studio that the site under test is built with.
  tsconfig: resolve(fixtureStudio),
  testIgnore: otherSuites,
  globalSetup: resolve('e2e/fixtures/checkSite.ts'),
  fullyParallel: true,
  // Tests wait more than they compute, so three workers keep two cores busy.
  workers: 3,
  // On a busy CI machine a browser may stall once. The end of the run names tests that passed only at the second attempt:
  // they still show a fault of the site or of the test.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs reaches them, also on a machine that is many times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteOrigin,
    // A trace would take a quarter of the run; `npx playwright test --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    // First, because one worker each takes longest for them.
    ...(hasWebKit() ? [engine('WebKit')] : []),
    ...(findFirefox() ? [engine('Firefox')] : []),
    {
      name: 'Chromium',
      // Reduced motion saves a tenth of the processor. Tests about motion switch it on.
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
