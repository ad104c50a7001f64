import { emailHref, phoneHref, textHref } from '@/lib/studio/contact';
import * as studio from '@/lib/content/studio';
import type { BookingChoice } from '@/lib/studio/types';
import { bookingTitles, bookingWayLabels } from '@/lib/words';
import type { BookingWay } from '@/lib/services/service';

const addresses = {
  email: `${emailHref}?subject={subject}&body={message}`,
  text: `${textHref}?body={message}`,
  phone: phoneHref,
} as const;

const wayOf = (choice: BookingChoice): BookingWay =>
  typeof choice === 'string'
    ? { label: bookingWayLabels[choice], href: addresses[choice] }
    : choice;

const { primary } = studio.booking;

/** The studio's own way to book a service that has no times, where it has one. */
const wayWithoutTimes: BookingWay | undefined =
  typeof primary === 'object' && primary.withoutTimes
    ? { label: primary.label, href: primary.withoutTimes }
    : undefined;

/** The two quickest ways to book a service that has no times; the studio's own comes first. */
export const waysWithoutTimes: readonly BookingWay[] = [
  ...(wayWithoutTimes ? [wayWithoutTimes] : []),
  { label: bookingTitles.phone, href: phoneHref },
  { label: bookingTitles.email, href: `${emailHref}?subject={subject}` },
].slice(0, 2);

/** The studio's ways to book a class (product 14.3); the first is the class's button. */
export const bookingWays: readonly BookingWay[] = [primary, ...studio.booking.others].map(wayOf);
