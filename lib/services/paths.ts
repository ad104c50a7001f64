import type { Service } from './service';

type PathFields = Pick<Service, 'id' | 'name' | 'price' | 'comment'>;

/**
 * Encodes a path segment in the form that every host decodes: `encodeURI`, with `/`, `?` and `#`
 * escaped, too. Firebase's server can't find names with commas or any of `& + = ; : @` if these are
 * escaped.
 */
function encodeSegment(text: string): string {
  return encodeURI(text).replace(/[/?#]/g, encodeURIComponent);
}

export const servicePath = (id: string) => `/services/${encodeSegment(id)}`;

/** Returns the last segment of the booking path, which the specification defines. */
export function bookingSegment({ id, name, price, comment }: PathFields): string {
  return `${id} ${name} ${price} ${comment}`;
}

export const bookingPath = (service: PathFields) => servicePath(bookingSegment(service));
