import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { findFirefox } from '../../scripts/tools/findBrowsers';
import { FirefoxVisitor } from './firefoxVisitor';
import { prepareTab } from './prepareTab';
import type { Engine } from './visitor';

/** Starts a released Firefox. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // On Ctrl-C, Playwright tears the fixture down, which closes the browser.
    handleSIGINT: false,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      // Overlay scrollbars take up no width, like on phones.
      'ui.useOverlayScrollbars': 1,
      // Requests to other hosts fail immediately, with or without a network.
      'network.dns.disabled': true,
      'browser.privatebrowsing.autostart': true,
    },
  });
  let context: BrowserContext | undefined;
  return {
    async arrive() {
      await context?.close();
      context = await browser.createBrowserContext();
      const problems: string[] = [];
      const tab = await prepareTab(await context.newPage(), problems);
      return new FirefoxVisitor(tab, problems);
    },
    end: () => browser.close(),
  };
}
