import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { firefox } from '@playwright/test';
import { findFirefox } from '../../scripts/tools/findBrowsers';
import { setClock } from '../fixtures/clock';
import { guardContext } from '../fixtures/guard';
import { type Paper, papers } from '../fixtures/paper';
import { PageVisitor } from './pageVisitor';
import type { Engine } from './visitor';

/** Playwright 1.65 sends this command to every new context, but Firefox 153 ESR doesn't know it. */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a released Firefox over WebDriver BiDi by turning the error about the
 * unknown command into a success. The command sets the preferred color scheme, which no page uses.
 * Remove this once Firefox knows the command.
 */
function acceptUnknownMediaFeatures(): void {
  const playwright = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const { ws } = playwright('playwright-core/lib/utilsBundle') as { ws: typeof EventEmitter };
  const { emit } = ws.prototype;
  ws.prototype.emit = function (this: EventEmitter, event: string, ...values: unknown[]) {
    const [data] = values;
    if (event === 'message' && String(data).includes(unknownCommand)) {
      const answer = JSON.parse(String(data)) as { id: number; error?: string };
      if (answer.error === 'unknown command')
        values[0] = Buffer.from(JSON.stringify({ type: 'success', id: answer.id, result: {} }));
    }
    return emit.call(this, event, ...values);
  };
}

acceptUnknownMediaFeatures();

/**
 * Runs before a page's scripts: logs errors as text, because the driver doesn't report their
 * messages.
 */
function logErrorsAsText(): void {
  const { error } = console;
  console.error = (...parts) =>
    error(...parts.map((part: unknown) => (part instanceof Error ? String(part) : part)));
}

class FirefoxVisitor extends PageVisitor {
  override async fill(selector: string, text: string): Promise<void> {
    // In Firefox, `fill` appends to the text of an email field.
    await this.page.locator(selector).clear();
    await super.fill(selector, text);
  }

  override async sheets(paper: Paper): Promise<number> {
    const [width, height] = papers[paper];
    // Playwright sends inches, but the protocol expects centimeters.
    const pdf = await this.page.pdf({ width: `${width}in`, height: `${height}in` });
    // The list of pages is in a compressed object stream.
    const streams = pdf
      .toString('latin1')
      .matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
    const objects = [...streams].map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')));
    return Number(/\/Type \/Pages\b[^]*?\/Count (\d+)/.exec(objects.join('\n'))?.[1]);
  }
}

/** Starts a released Firefox. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      // Overlay scrollbars take up no width, like on phones.
      'ui.useOverlayScrollbars': 1,
      // Requests to other hosts fail immediately, with or without a network.
      'network.dns.disabled': true,
      'browser.privatebrowsing.autostart': true,
    },
  });
  return {
    async arrive() {
      for (const context of browser.contexts()) await context.close();
      const context = await browser.newContext();
      await setClock(context);
      const guard = await guardContext(context);
      await context.addInitScript(logErrorsAsText);
      return new FirefoxVisitor(await context.newPage(), guard);
    },
    end: () => browser.close(),
  };
}
