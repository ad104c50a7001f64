import strings from 'big-list-of-naughty-strings' with { type: 'json' };
import type { Page } from '@playwright/test';
import { dataSchema, type Service, servicesOf } from '@/lib/services/service';
import { newService } from '../fixtures/services';

/** The public "big list of naughty strings", without duplicates. */
export const naughtyStrings: readonly string[] = [...new Set<string>(strings)];

/** A service for every string that the data file may hold, with the string in each visible text. */
export const naughtyServices: readonly Service[] = naughtyStrings
  .map((text, index) => {
    const id = `n${index}`;
    return { ...newService, id, name: text, price: text, comment: text };
  })
  .flatMap((service) => {
    const { success, data } = dataSchema.safeParse([service]);
    return success ? servicesOf(data) : [];
  });

/** Collects dialogs: the scripts in the strings would open one. */
export function collectDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Elements in the main part that can only come from markup in a string. */
export const foreignMarkup = [
  'script:not([type="application/ld+json"])',
  ...['iframe', 'object', 'embed', 'style', 'link', 'meta', 'base', 'b', 'marquee', 'video'],
  ...['[onerror]', '[onload]', '[onclick]', '[onmouseover]', '[style]', '[href^="javascript" i]'],
].join();
