import type { Address } from '@/lib/schemas';

/* How a town is written. What an owner writes may use it, too: it imports types alone. */

/** Countries whose addresses end with the postal code; elsewhere it stands before the town (Universal Postal Union). */
const codeLast = new Set(['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'NZ', 'SG', 'TW', 'US', 'ZA']);

type Town = Pick<Address, 'city' | 'region' | 'postalCode'>;

/** The town as people search for it: `Ironbridge, CA`, or the city alone where there is no region. */
export const placeOf = ({ city, region }: Town): string => (region ? `${city}, ${region}` : city);

/** The last line of a postal address as a country (ISO 3166-1) writes it: `Ironbridge, CA 90099`, `30159 Hannover`. */
export function townLine(town: Town, country: string): string {
  const place = placeOf(town);
  return codeLast.has(country) ? `${place} ${town.postalCode}` : `${town.postalCode} ${place}`;
}
