import { defineConfig } from '@playwright/test';
import { serverEnvironment, siteOrigin } from './e2e/fixtures/addresses';
import { firefoxProjects } from './e2e/firefox/projects';
import type { Skippable } from './e2e/fixtures/skippable';
import { webkitProjects } from './e2e/webkit/projects';
import { findBrowser } from './scripts/browsers/findBrowsers';

/* Without motion a page takes a tenth less CPU time. Tests of motion switch it on. */
const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Launch options of Chromium: these, and those that every test needs. */
const shell = (...options: string[]) => ({
  executablePath: findBrowser('shell'),
  args: [
    ...options,
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // Without an emulated GPU: a tenth less CPU time for the same pixels.
    '--disable-gpu',
    '--disable-software-rasterizer',
    // No DNS: requests to other hosts fail at once, with or without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});

/** Tests of pictures. The other tests load no images, which saves a tenth of the CPU time. */
const aboutPictures = '**/e2e/{access,home,speed}/*.spec.ts';
const withoutPictures = shell('--blink-settings=imagesEnabled=false');

/** Folders that other projects and configurations run. */
const elsewhere = ['**/e2e/{html,screens,firefox,webkit}/**'];

/**
 * E2e tests in real browsers, against the built site and Firebase's emulators for hosting and auth. All of them run in
 * Chromium; smoke tests run in Firefox and WebKit too.
 */
export default defineConfig<Skippable>({
  testDir: 'e2e',
  testIgnore: elsewhere,
  fullyParallel: true,
  // Tests wait more than they compute: three workers keep two cores busy.
  workers: 3,
  // On a busy CI machine a browser may stall. Flaky tests are counted at the end of the run; each is still a defect.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteOrigin,
    // Traces would make the run a quarter longer. `npx playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: shell(),
  },
  projects: [
    {
      name: 'desktop, with pictures',
      testMatch: aboutPictures,
      testIgnore: [...elsewhere, '**/*.phone.spec.ts'],
      use: desktop,
    },
    {
      name: 'desktop',
      testIgnore: [...elsewhere, aboutPictures, '**/*.phone.spec.ts'],
      use: { ...desktop, launchOptions: withoutPictures },
    },
    {
      name: 'phone',
      // The account's long forms look different on a phone.
      testMatch: ['**/*.phone.spec.ts', '**/account/*.spec.ts', '**/auth/otherWays.spec.ts'],
      use: { ...phone, launchOptions: withoutPictures },
    },
    ...firefoxProjects,
    ...webkitProjects,
  ],
  webServer: {
    command: 'npm run serve',
    url: siteOrigin,
    env: serverEnvironment,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
});
