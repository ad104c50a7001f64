import type { PlaywrightTestConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/tools/findBrowsers';
import { acceptUnknownMediaFeatures } from './driver';

acceptUnknownMediaFeatures();

/** Firefox with these settings, over those that every project has. */
export const firefoxUse = (firefoxUserPrefs: Record<string, number | boolean> = {}) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  // A screenshot puts a style into the page, which the policy forbids.
  screenshot: 'off' as const,
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      // Scroll bars that lie over the page, as on phones, take no width.
      'ui.useOverlayScrollbars': 1,
      // No DNS: requests to other hosts fail at once, with or without a network.
      'network.dns.disabled': true,
      ...firefoxUserPrefs,
    },
  },
});

/** One worker, because a second one would start a second Firefox: as much work as six tests of Chromium. */
const smoke = { testDir: 'e2e/firefox', testIgnore: [], workers: 1 };
/**
 * The smoke suite for a released Firefox: only what may differ between engines. A project starts a browser of its own, so what
 * needs no setting stands in one.
 */
export const firefoxProjects: NonNullable<PlaywrightTestConfig['projects']> = [
  {
    ...smoke,
    name: 'Firefox',
    testIgnore: 'storage.spec.ts',
    // A private window, where storage ends with the window, and all else must be the same.
    use: {
      ...firefoxUse({ 'browser.privatebrowsing.autostart': true }),
      viewport: { width: 1280, height: 800 },
    },
  },
  {
    ...smoke,
    name: 'Firefox, storage blocked',
    testMatch: 'storage.spec.ts',
    use: firefoxUse({ 'network.cookie.cookieBehavior': 2 }),
  },
];
