import type { Service } from './service';

type PathFields = Pick<Service, 'id' | 'name' | 'price' | 'comment'>;

/**
 * Encodes a path segment in the form that every host decodes: `encodeURI`, with `/`, `?` and `#`
 * escaped, too. Firebase's server can't find names with `, & + = ; : @` if these are escaped. Lone
 * surrogates, which can't be encoded, become U+FFFD.
 */
function encodeSegment(text: string): string {
  return encodeURI(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/[/?#]/g, encodeURIComponent);
}

export const servicePath = (id: string) => `/services/${encodeSegment(id)}`;

/** Returns id, name, price and comment joined by single spaces. */
export function bookingSegment({ id, name, price, comment }: PathFields): string {
  return `${id} ${name} ${price} ${comment}`;
}

export const bookingPath = (service: PathFields) => servicePath(bookingSegment(service));
