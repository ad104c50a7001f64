import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

/** The one command that Playwright 1.65 sends to every new context and Firefox 153 ESR does not know. */
const unknown = 'emulation.setMediaFeaturesOverride';

/**
 * Lets Playwright drive a released Firefox over WebDriver BiDi: where Firefox answers that it does not know the command
 * above, Playwright gets a success instead. The command sets the preferred colour scheme, on which no page depends. To be
 * removed when Firefox knows the command.
 */
export function acceptUnknownMediaFeatures(): void {
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
