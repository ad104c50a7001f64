import strings from 'big-list-of-naughty-strings' with { type: 'json' };
import type { Page } from '@playwright/test';
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Service } from '@/lib/catalogue/service';
import { newService } from '../fixtures/services';

/** The public list of strings that break things, each once. */
export const naughtyStrings: readonly string[] = [...new Set<string>(strings)];

/** A service for every string that the data file may hold, with the string wherever a visitor reads it. */
export const naughtyServices: readonly Service[] = naughtyStrings
  .map((text, index) => {
    const id = `n${index}`;
    return { ...newService, id, name: text, price: text, comment: text };
  })
  .flatMap((service) => {
    const parsed = parseCatalogue([service]);
    return parsed.ok ? parsed.services : [];
  });

/** What a script from a string would have to show itself by: a dialog. The e2e test fails on any. */
export function collectDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Everything in the main part that only markup out of a string could have put there. */
export const foreignMarkup = [
  'script:not([type="application/ld+json"])',
  ...['iframe', 'object', 'embed', 'style', 'link', 'meta', 'base', 'b', 'marquee', 'video'],
  ...['[onerror]', '[onload]', '[onclick]', '[onmouseover]', '[style]', '[href^="javascript" i]'],
].join();
