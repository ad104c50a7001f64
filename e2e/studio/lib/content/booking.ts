import type { BookingWay } from '@/lib/timetable/sessions';
import { contact } from '@/lib/content/contact';

export const bookingWays: readonly BookingWay[] = [
  { label: 'By email', href: `${contact.emailHref}?subject={subject}&body={message}` },
  {
    label: 'By text message',
    href: `${contact.phoneHref.replace('tel:', 'sms:')}?body={message}`,
  },
  { label: 'By phone', href: contact.phoneHref },
];
