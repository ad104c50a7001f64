import { priceWords } from '@/lib/catalogue/price';
import type { Service } from '@/lib/catalogue/service';
import { prices } from '@/lib/content/firstVisit';
import { studioLocale } from '@/lib/content/locale';

/** What a first visit costs, from the prices of the classes: `$22 to $32`. */
export function visitPrice(services: readonly Service[]): string {
  const words = priceWords(services, studioLocale);
  return words ? prices.span(words.low, words.high) : prices.single.price;
}
