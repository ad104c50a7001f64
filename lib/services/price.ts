import { studioLocale } from '@/lib/studio/locale';
import { visitPriceTexts } from '@/lib/words';
import type { Service } from './service';

/** A price that a machine can read. */
interface Price {
  /** Plain digits with a point: `19.50`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Signs and codes of currencies; `$` is the dollar of the studio's country. */
const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '€': 'EUR',
  EUR: 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
  CHF: 'CHF',
  '₹': 'INR',
  INR: 'INR',
};

// Letters before a sign make it another currency: A$, CA$.
const sign = String.raw`(?:(?<!\p{L})(?:US\$|[$€£₹])|\b(?:USD|EUR(?:OS?)?|GBP|CHF|INR)\b)`;
// Groups of three digits and the cents, which may be a dash: `14,-`. A number that touches more digits is grouped in another way, as `1,29,000` is.
const number = String.raw`(?<!\d['’.,\u00A0\u202F ]?)\d+(?:['’.,\u00A0\u202F ]\d{3})*(?:[.,](?:\d{1,2}|[-–—]{1,2}))?(?!['’.,]?\d)`;
const onePrice = new RegExp(`(${sign})\\s*(${number})|(${number})\\s*(${sign})(?!\\s*\\d)`, 'giu');

/** Codes that make `$` another dollar or a peso: `$30 CAD`. */
const otherDollar = /\b(?:AUD|CAD|HKD|MXN|NZD|SGD)\b/iu;

/**
 * Words and dashes that make a figure the start or the end of a span, `from $20`, `$20-30`, and the word by which somebody pays
 * nothing: `free trial, then $20`.
 */
const span = /\b(?:free|from|starting)\b|\d\s*(?:[-–—~]|\bto\b)\s*\D?\d/iu;

/** `1.299,00`, `1,299.00` and `1299` are the same amount: the last mark with one or two digits after it is the point. */
function plainAmount(text: string): string {
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  const digits = whole.replace(/\D/gu, '');
  return cents === undefined ? digits : `${digits}.${cents.padEnd(2, '0')}`;
}

/**
 * The one amount with a currency in a price text such as `$25 per class`. Undefined when the text has none, several
 * (`$20, members $15`), a span (`from $20`, `$20-30`) or one that is not understood: an offer must name what a visitor pays.
 */
export function parsePrice(text: string): Price | undefined {
  const found = [...text.matchAll(onePrice)];
  const [match] = found;
  if (!match || found.length > 1 || span.test(text) || otherDollar.test(text)) return undefined;
  const currency = currencies[(match[1] ?? match[4] ?? '').toUpperCase()];
  const amount = match[2] ?? match[3];
  return currency && amount ? { amount: plainAmount(amount), currency } : undefined;
}

/**
 * The span of the catalogue's prices, `$18.50 to $129`, of those that name an amount: "free" and "from $65" do not. Undefined where none
 * does, or where currencies differ.
 */
export function priceRange(services: readonly Service[]): string | undefined {
  const prices = services.flatMap(({ price }) => parsePrice(price) ?? []);
  const amounts = prices.map(({ amount }) => Number(amount));
  const [{ currency } = {}] = prices;
  if (!currency || prices.some((price) => price.currency !== currency)) return undefined;
  const words = (amount: number) =>
    amount.toLocaleString(studioLocale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
  return visitPriceTexts.span(words(Math.min(...amounts)), words(Math.max(...amounts)));
}

/** How many prices without an amount are written out; more would be a list. */
const mostWritten = 2;

/**
 * What a first visit costs, from the prices of the classes: `$22 to $32`. Those that are no amounts follow as they are written, `$22 to
 * $32 · Free trial`, unless they are many.
 */
export function visitPrice(services: readonly Service[]): string {
  const range = priceRange(services);
  const written = services.map(({ price }) => price).filter((price) => !parsePrice(price));
  const distinct = [...new Set(written)];
  const isMixed = !range && written.length < services.length;
  if (distinct.length <= mostWritten && !isMixed)
    return [range, ...distinct].filter(Boolean).join(' · ') || visitPriceTexts.onCard;
  return range ? visitPriceTexts.spanOrCard(range) : visitPriceTexts.onCard;
}
