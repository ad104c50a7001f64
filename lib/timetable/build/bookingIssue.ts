import type { Issue } from '@/lib/catalogue/build/issue';
import { expectedAddress, isBookingAddress } from '../bookingAddress';
import type { BookingWay } from '../sessions';

/** What is wrong with the address of a way to book of the studio; undefined when nothing is. */
export function bookingIssue({ label, href }: BookingWay): Issue | undefined {
  if (isBookingAddress(href)) return undefined;
  return {
    file: 'lib/content/studio.ts',
    entry: `way ${JSON.stringify(label)}`,
    field: 'href',
    found: JSON.stringify(href),
    expected: expectedAddress,
  };
}
