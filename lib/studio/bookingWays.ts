import { emailHref, phoneHref, textHref } from '@/lib/studio/contactLinks';
import * as studio from '@/lib/content/studio';
import type { BookingChoice } from '@/lib/studio/studioTypes';
import { bookingWayLabels } from '@/lib/content/words';
import type { BookingWay } from '@/lib/timetable/sessions';

const addresses = {
  email: `${emailHref}?subject={subject}&body={message}`,
  text: `${textHref}?body={message}`,
  phone: phoneHref,
} as const;

const wayOf = (choice: BookingChoice): BookingWay =>
  typeof choice === 'string'
    ? { label: bookingWayLabels[choice], href: addresses[choice] }
    : choice;

/** The studio's ways to book a class (product 14.3); the first is the class's button. */
export const bookingWays: readonly BookingWay[] = [
  studio.booking.primary,
  ...studio.booking.others,
].map(wayOf);
