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

export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please keep me a place in {service} (class {id}) on {day} at {time}, {price}.',
  from: 'I am signed in as {email}.',
} as const;
