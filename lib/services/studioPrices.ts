import { priceWords } from './price';
import type { Service } from './service';
import { tagline } from '@/lib/content/studio';
import { priceTexts, todayTexts } from '@/lib/words';
import { studioLocale } from '@/lib/studio/locale';

/** What a first visit costs, from the prices of the classes: `$22 to $32`. */
export function visitPrice(services: readonly Service[]): string {
  const words = priceWords(services, studioLocale);
  if (!words) return priceTexts.onCard;
  const span = priceTexts.span(words.low, words.high);
  return words.isAll ? span : priceTexts.spanOrCard(span);
}

/** From which price on there are classes; the studio's tagline where not every price is an amount. */
export function lowestPrice(services: readonly Service[]): string {
  const words = priceWords(services, studioLocale);
  return words?.isAll ? todayTexts.otherwise(words.low) : tagline;
}
