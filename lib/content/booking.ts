import { site } from './site';

/** One way to book a class. */
export interface BookingWay {
  readonly label: string;
  /**
   * The address to open, `mailto:`, `tel:`, `sms:` or `https:`. In it stand, encoded, `{message}` and `{subject}` (the
   * sentences below) and the facts of the class: `{service}`, `{id}`, `{day}`, `{time}` (HH:MM) and `{price}`.
   */
  readonly href: string;
}

/**
 * The ways to book that each class offers (product 14.3), the first one first. Others are, for example,
 * `https://wa.me/15555550142?text={message}` or the page of a booking provider.
 */
export const bookingWays: readonly BookingWay[] = [
  { label: 'By e-mail', href: `${site.contact.emailHref}?subject={subject}&body={message}` },
  {
    label: 'By text message',
    href: `${site.contact.phoneHref.replace('tel:', 'sms:')}?body={message}`,
  },
  { label: 'By phone', href: site.contact.phoneHref },
];

/** The subject and the text of a booking, with the facts of the class in braces; the time is as people read it. */
export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please keep me a place in {service} (class {id}) on {day} at {time}, {price}.',
} as const;
