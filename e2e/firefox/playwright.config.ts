import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config';
import { findFirefox } from '../../scripts/browsers/find';
import type { Skippable } from '../fixtures/skippable';
import { acceptUnknownMediaFeatures } from './driver';

acceptUnknownMediaFeatures();

/** Firefox with these settings, over those that every project has. */
export const firefox = (firefoxUserPrefs: Record<string, number | boolean> = {}) => ({
  executablePath: findFirefox(),
  firefoxUserPrefs: {
    // A scroll bar over the page, as on phones, takes no width.
    'ui.useOverlayScrollbars': 1,
    // No name is looked up: whatever asks another host fails at once, with or without a network.
    'network.dns.disabled': true,
    ...firefoxUserPrefs,
  },
});

const missing = findFirefox() ? '' : 'There is no Firefox on this machine.';

const desktop = { viewport: { width: 1280, height: 800 }, launchOptions: firefox() };
const phone = { viewport: { width: 390, height: 844 }, launchOptions: firefox() };
const blocked = { launchOptions: firefox({ 'network.cookie.cookieBehavior': 2 }) };
const inPrivate = { launchOptions: firefox({ 'browser.privatebrowsing.autostart': true }) };

/** The smoke suite for Firefox as it is released: what may differ between engines, not every e2e test again. */
export default defineConfig<Skippable>({
  ...e2eConfig,
  testDir: '.',
  testIgnore: [],
  workers: 2,
  outputDir: '../../test-results/firefox',
  reporter: 'list',
  // Without Firefox every test is skipped, and nothing has to be served.
  webServer: missing ? undefined : e2eConfig.webServer,
  use: {
    ...e2eConfig.use,
    missing,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // A picture of a failure puts a style into the page, which the policy forbids.
    screenshot: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: 'storage.spec.ts', use: desktop },
    { name: 'phone', testMatch: ['rendering.spec.ts', 'visit.spec.ts'], use: phone },
    { name: 'storage blocked', testMatch: 'storage.spec.ts', use: blocked },
    { name: 'private window', testMatch: 'session.spec.ts', use: inPrivate },
  ],
});
