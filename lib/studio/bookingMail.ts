import * as studio from '@/lib/content/studio';
import type { BookingWay } from '@/lib/timetable/sessions';
import { emailHref } from '@/lib/studio/contactLinks';
import { bookingLabel } from '@/lib/content/words';

/** The message that asks for a place in a class, with its subject filled in (RFC 6068). */
export function bookingMail(name: string): string {
  return `${emailHref}?subject=${encodeURIComponent(bookingLabel(name))}`;
}

const { primary } = studio.booking;

/** The studio's own way to book a service that has no times, where it has one. */
export const wayWithoutTimes: BookingWay | undefined =
  typeof primary === 'object' && primary.withoutTimes
    ? { label: primary.label, href: primary.withoutTimes }
    : undefined;
