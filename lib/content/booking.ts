import type { BookingWay } from '@/lib/timetable/sessions';
import { contact } from '@/lib/content/contact';

/**
 * The ways to book that each class offers (product 14.3), in the order of the page. Services with ways of their own
 * (`booking` in data.json) offer those instead. Other ways are, for example, `https://wa.me/15555550142?text={message}` or
 * the page of a booking provider.
 */
export const bookingWays: readonly BookingWay[] = [
  { label: 'By email', href: `${contact.emailHref}?subject={subject}&body={message}` },
  {
    label: 'By text message',
    href: `${contact.phoneHref.replace('tel:', 'sms:')}?body={message}`,
  },
  { label: 'By phone', href: contact.phoneHref },
];
