import { priceWords } from '@/lib/catalogue/price';
import type { Service } from '@/lib/catalogue/service';
import { studioLocale } from '@/lib/studio/locale';
import { priceTexts } from '@/lib/content/words';

/** What a first visit costs, from the prices of the classes: `$22 to $32`. */
export function visitPrice(services: readonly Service[]): string {
  const words = priceWords(services, studioLocale);
  return words ? priceTexts.span(words.low, words.high) : priceTexts.onCard;
}
