import { emailHref, phoneHref, textHref } from '@/lib/studio/contact';
import * as studio from '@/lib/content/studio';
import type { BookingChoice } from '@/lib/schemas';
import { bookingWayLabels } from '@/lib/words';
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

/** The studio's ways to book a class (product 14.3); the first is the class's button. */
export const bookingWays: readonly BookingWay[] = [primary, ...studio.booking.others].map(wayOf);
