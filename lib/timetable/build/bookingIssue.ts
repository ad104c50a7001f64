import type { Issue } from '@/lib/catalogue/build/issue';
import { expectedAt } from '@/lib/catalogue/build/dataFields';
import { type BookingWay, waySchema } from '@/lib/catalogue/service';

/** What is wrong with the address of a way to book of the studio; undefined when nothing is. */
export function bookingIssue({ label, href }: BookingWay): Issue | undefined {
  if (waySchema.safeParse({ label, href }).success) return undefined;
  return {
    file: 'lib/content/studio.ts',
    entry: `way ${JSON.stringify(label)}`,
    field: 'href',
    found: JSON.stringify(href),
    expected: expectedAt({ path: ['href'] }),
  };
}
