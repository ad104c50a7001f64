import { expectedAddress, isBookingAddress } from '../bookingAddress';
import type { BookingWay } from '../sessions';

/** What is wrong with the address of a way to book of the studio, in a sentence; undefined when nothing is. */
export function bookingFault({ label, href }: BookingWay): string | undefined {
  if (isBookingAddress(href)) return undefined;
  return `lib/content/studio.ts, way ${JSON.stringify(label)}: found ${JSON.stringify(href)}; expected ${expectedAddress}.`;
}
