import type { BookingWay } from '@/lib/timetable/sessions';
import { site } from '@/lib/content/site';

export const bookingWays: readonly BookingWay[] = [
  { label: 'By email', href: `${site.contact.emailHref}?subject={subject}&body={message}` },
  {
    label: 'By text message',
    href: `${site.contact.phoneHref.replace('tel:', 'sms:')}?body={message}`,
  },
  { label: 'By phone', href: site.contact.phoneHref },
];

export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please keep me a place in {service} (class {id}) on {day} at {time}, {price}.',
  from: 'I am signed in as {email}.',
} as const;
