import type { Service } from './service';

/**
 * Encodes one path segment the way every host decodes it: `encodeURI` with `/`, `?` and `#` escaped too (the stricter
 * `encodeURIComponent` is not found by Firebase's server for `, & + = ; : @`). Half characters, which cannot be
 * encoded, become U+FFFD as in URLs (WHATWG URL, 1.3), so that no text makes it throw.
 */
export function encodeSegment(text: string): string {
  return encodeURI(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/[/?#]/g, encodeURIComponent);
}

/** The calendar of the whole week, which the build writes (product 14.4). */
export const weekCalendarPath = '/calendar/studio.ics';

/** The path of a service's own screen, ready for an href. */
export function servicePath(id: string): string {
  return `/services/${encodeSegment(id)}`;
}

/** The segment of a service's booking path: id, name, price and comment joined by single spaces (product 10.2, Home). */
export function bookingSegment({ id, name, price, comment }: Omit<Service, 'picture'>): string {
  return `${id} ${name} ${price} ${comment}`;
}

/** Where a service's booking button leads, ready for an href. */
export function bookingPath(service: Omit<Service, 'picture'>): string {
  return servicePath(bookingSegment(service));
}
