import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/tools/findBrowsers';

/** The one command that Playwright 1.65 sends to every new context and Firefox 153 ESR does not know. */
const unknown = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a released Firefox over WebDriver BiDi: where Firefox answers that it does not know the command
 * above, Playwright gets a success instead. The command sets the preferred colour scheme, on which no page depends. To be
 * removed when Firefox knows the command.
 */
function acceptUnknownMediaFeatures(): void {
  const playwright = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const { ws } = playwright('playwright-core/lib/utilsBundle') as { ws: typeof EventEmitter };
  const { emit } = ws.prototype;
  ws.prototype.emit = function (this: EventEmitter, event: string, ...values: unknown[]) {
    const [data] = values;
    if (event === 'message' && String(data).includes(unknown)) {
      const answer = JSON.parse(String(data)) as { id: number; error?: string };
      if (answer.error === 'unknown command')
        values[0] = Buffer.from(JSON.stringify({ type: 'success', id: answer.id, result: {} }));
    }
    return emit.call(this, event, ...values);
  };
}

acceptUnknownMediaFeatures();

/** Firefox with these settings, over those that every project has. */
export const firefoxUse = (firefoxUserPrefs: Record<string, number | boolean>) => ({
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

/** The smoke suite for a released Firefox: only what may differ between engines. */
export const firefoxProject: NonNullable<PlaywrightTestConfig['projects']>[number] = {
  name: 'Firefox',
  testDir: 'e2e/firefox',
  testIgnore: [],
  // A second one would start a second Firefox: as much work as six tests of Chromium.
  workers: 1,
  use: {
    // A private window, where storage ends with the window, and all else must be the same.
    ...firefoxUse({ 'browser.privatebrowsing.autostart': true }),
    viewport: { width: 1280, height: 800 },
  },
};
