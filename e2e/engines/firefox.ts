import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { firefox, type Page } from '@playwright/test';
import { findFirefox } from '../../scripts/tools/findBrowsers';
import { setClock } from '../fixtures/clock';
import { type Guard, guardContext } from '../fixtures/guard';
import { type Engine, Visitor } from './visitor';

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

/** How to start Firefox; these settings are over those of every start. */
export const firefoxOptions = (firefoxUserPrefs: Record<string, number | boolean>) => ({
  channel: 'moz-firefox',
  executablePath: findFirefox(),
  firefoxUserPrefs: {
    // Scroll bars that lie over the page, as on phones, take no width.
    'ui.useOverlayScrollbars': 1,
    // No DNS: requests to other hosts fail at once, with or without a network.
    'network.dns.disabled': true,
    ...firefoxUserPrefs,
  },
});

/** Runs before a page's scripts: writes logged errors as text, since the driver does not report their message. */
function spellErrorsOut(): void {
  const { error } = console;
  console.error = (...parts) =>
    error(...parts.map((part: unknown) => (part instanceof Error ? String(part) : part)));
}

/** A visitor in Firefox, by Playwright. */
class FirefoxVisitor extends Visitor {
  constructor(
    private page: Page,
    private readonly guard: Guard,
  ) {
    super();
  }

  protected async goto(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  protected evaluateText(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  click(selector: string): Promise<void> {
    return this.page.locator(selector).first().click();
  }

  async fill(selector: string, text: string): Promise<void> {
    // In Firefox `fill` appends to the text of an e-mail field.
    await this.page.locator(selector).clear();
    await this.page.locator(selector).fill(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async travel(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    if (way === 'refresh') await this.page.reload({ waitUntil: 'domcontentloaded' });
    // A page from the back/forward cache has no load event, for which Playwright's `goBack` would wait.
    else await this.evaluate((go) => void setTimeout(() => history[go]()), way);
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  async openTab(): Promise<() => Promise<void>> {
    const before = this.page;
    const opening = before.context().waitForEvent('page');
    await before.locator('header a[href="/blogs"]').click({ modifiers: ['Control'] });
    this.page = await opening;
    await this.page.waitForLoadState();
    return async () => void (this.page = before);
  }

  async closeTab(): Promise<void> {
    const context = this.page.context();
    await this.page.close();
    this.page = context.pages()[0] as Page;
  }

  problems(): Promise<readonly string[]> {
    return Promise.resolve(this.guard.problems());
  }

  override async sheets(): Promise<number> {
    // Playwright sends inches, the protocol expects centimetres: this is 21 cm by 29.7 cm.
    const pdf = await this.page.pdf({ width: '21in', height: '29.7in' });
    // Firefox writes the list of pages into a compressed object stream.
    const streams = pdf
      .toString('latin1')
      .matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
    const objects = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
    return Number(/\/Type \/Pages\b[^]*?\/Count (\d+)/.exec(objects.join('\n'))?.[1]);
  }
}

/** Starts a released Firefox. */
export async function startFirefox(): Promise<Engine> {
  // A private window, where storage ends with the window, and all else must be the same.
  const browser = await firefox.launch(
    firefoxOptions({ 'browser.privatebrowsing.autostart': true }),
  );
  return {
    async arrive() {
      for (const context of browser.contexts()) await context.close();
      const context = await browser.newContext();
      await setClock(context);
      const guard = await guardContext(context);
      await context.addInitScript(spellErrorsOut);
      return new FirefoxVisitor(await context.newPage(), guard);
    },
    end: () => browser.close(),
  };
}
