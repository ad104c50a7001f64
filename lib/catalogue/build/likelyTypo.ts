import 'server-only';
import { distance } from 'fastest-levenshtein';
import { serviceFields } from '@/lib/catalogue/service';

const sorted = (text: string) => [...text].sort().join('');

/** How many letters must be added, taken away or changed; letters in another order are one mistake. */
export function mistakesIn(key: string, field: string): number {
  return key !== field && sorted(key) === sorted(field) ? 1 : distance(key, field);
}

/** The key that was probably meant to be `field`: the nearest at most two mistakes away, or none. */
export function likelyTypo(field: string, keys: readonly string[]): string | undefined {
  const known: readonly string[] = serviceFields;
  return keys
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, mistakes: mistakesIn(key.trim().toLowerCase(), field) }))
    .filter(({ mistakes }) => mistakes <= Math.min(2, field.length - 1))
    .sort((one, other) => one.mistakes - other.mistakes)[0]?.key;
}
