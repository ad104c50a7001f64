import { name as studioName } from '@/lib/content/studio';
import type { Service } from './service';

/**
 * Returns a key that is equal for names that differ only in case or in the Unicode form of accents. Windows and macOS store such names
 * as one file, so the site treats them as one on every host.
 */
export const nameKey = (text: string): string => text.normalize('NFC').toUpperCase();

/** Truncates text to `max` characters, at a word boundary if there is one, and adds an ellipsis. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return `${words.length > max / 2 ? words : cut}…`;
}

/**
 * Encodes a path segment in the form that every host decodes: `encodeURI`, with `/`, `?` and `#` escaped too. Firebase's server doesn't
 * find `, & + = ; : @` as `encodeURIComponent` writes them. Lone surrogates, which can't be encoded, become U+FFFD.
 */
function encodeSegment(text: string): string {
  return encodeURI(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/[/?#]/g, encodeURIComponent);
}

export const servicePath = (id: string) => `/services/${encodeSegment(id)}`;

/** Returns id, name, price and comment joined by single spaces (product 10.2). */
export function bookingSegment({ id, name, price, comment }: Omit<Service, 'picture'>): string {
  return `${id} ${name} ${price} ${comment}`;
}

export const bookingPath = (service: Omit<Service, 'picture'>) =>
  servicePath(bookingSegment(service));

/** Returns a page title followed by the studio's name. */
export const fullTitle = (title: string) => `${title} | ${studioName}`;

/** Returns the title of a service's page, short enough for search results. */
export const serviceTitle = ({ name, price }: Pick<Service, 'name' | 'price'>) =>
  shorten(`${name}: ${price}`, 90);
