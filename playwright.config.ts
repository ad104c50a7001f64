import { defineConfig } from '@playwright/test';
import { serverEnvironment, siteOrigin } from './e2e/fixtures/addresses';
import { firefoxProjects } from './e2e/firefox/projects';
import type { Skippable } from './e2e/fixtures/skippable';
import { webkitProjects } from './e2e/webkit/projects';
import { findBrowser } from './scripts/browsers/find';

/* Pages that draw no frames by themselves take a tenth less of the processor: tests that are about motion ask for it. */
const desktop = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Chromium with these options, beside those that every test needs. */
const chromiumOptions = (...options: string[]) => ({
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
    // Drawn without an emulated graphics processor: a tenth less work for the same picture.
    '--disable-gpu',
    '--disable-software-rasterizer',
    // No name is looked up: whatever asks another host fails at once, with or without a network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});

/** What is about pictures too. To decode them would take another tenth in the others, which run as visitors without do. */
const aboutPictures = '**/e2e/{access,home,speed}/*.spec.ts';
const withoutPictures = chromiumOptions('--blink-settings=imagesEnabled=false');

/** What other projects and configurations run. */
const otherSuites = ['**/e2e/{html,screens,firefox,webkit}/**'];

/**
 * E2e tests in real browsers, against the built site and the real emulators (hosting and auth): all of them in Chromium,
 * and what may differ between engines in Firefox and WebKit too.
 */
export default defineConfig<Skippable>({
  testDir: 'e2e',
  testIgnore: otherSuites,
  fullyParallel: true,
  // Pages wait more than they compute: a third worker keeps two cores busy.
  workers: 3,
  // On a busy CI machine a browser may stall once. What passes at the second try only is named at the end of the run: it
  // is still a fault of the site or of the test.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteOrigin,
    // A trace would take a quarter of the run; a failure can be filmed with `npx playwright test --trace on`.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [
    {
      name: 'desktop, with pictures',
      testMatch: aboutPictures,
      testIgnore: [...otherSuites, '**/*.phone.spec.ts'],
      use: desktop,
    },
    {
      name: 'desktop',
      testIgnore: [...otherSuites, aboutPictures, '**/*.phone.spec.ts'],
      use: { ...desktop, launchOptions: withoutPictures },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
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
