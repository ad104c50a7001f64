import { currency } from '@/lib/content/studio';
import { studioLocale } from '@/lib/studio/site';
import { priceRangeText } from '@/lib/words';
import type { Service } from './service';

/**
 * Matches amounts such as `$1,299.00`. A letter before the sign makes it another currency: `A$30`.
 */
const amounts = /(?<!\p{L})[$€£]\s?(\d[\d,]*(?:\.\d{1,2})?)/gu;

/** Match prices that aren't one fixed amount. */
const variablePrices = [
  // `from $20`, `Free trial, then $20`
  /\b(?:free|from|starting)\b/iu,
  // `$20-30`, `$20 to $30`
  /\d\s*(?:[-–—]|\bto\b)\s*\D?\d/iu,
];

/**
 * Returns the amount in a price such as `$25 per class`; undefined if there is none or more than
 * one.
 */
export function parsePrice(price: string): number | undefined {
  const [first, another] = price.matchAll(amounts);
  if (!first || another || variablePrices.some((pattern) => pattern.test(price))) return undefined;
  return Number(first[1]!.replaceAll(',', ''));
}

const formatAmount = (amount: number) =>
  amount.toLocaleString(studioLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

/**
 * Returns the lowest and highest amount of the services, `$18.50` and `$129`; undefined if no price
 * has an amount.
 */
export function priceBounds(services: readonly Service[]) {
  const prices = services.flatMap(({ price }) => parsePrice(price) ?? []);
  if (prices.length === 0) return undefined;
  return [formatAmount(Math.min(...prices)), formatAmount(Math.max(...prices))] as const;
}

/** Returns `$18.50 to $129`; undefined if no price has an amount. */
export function priceRange(services: readonly Service[]): string | undefined {
  const bounds = priceBounds(services);
  return bounds && priceRangeText(...bounds);
}

/**
 * Returns the price of a first visit: the range of amounts, then prices without an amount: `$22 to
 * $32 · Free trial`.
 */
export function visitPrice(services: readonly Service[]): string {
  const others = services.map(({ price }) => price).filter((price) => !parsePrice(price));
  return [priceRange(services), ...new Set(others)].filter(Boolean).join(' · ');
}
