import type { Fault } from '@/lib/catalogue/build/fault';

/** What is wrong with the studio's country (ISO 3166-1), by which dates and prices are written; undefined when nothing is. */
export function localeFault(country: string): Fault | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  if (/^[A-Z]{2}$/.test(country) && names.of(country)) return undefined;
  return {
    file: 'lib/content/studio.ts',
    field: 'country',
    found: JSON.stringify(country),
    expected: 'a country in two capital letters (ISO 3166-1), such as "US" or "DE"',
  };
}
