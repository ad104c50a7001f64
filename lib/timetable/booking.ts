import type { Service } from '@/lib/catalogue/service';
import { bookingMessage, type BookingWay } from '@/lib/content/booking';
import { timeInWords } from '@/lib/content/inWords';
import type { Session } from './sessions';

/** The names that may stand in braces in the address of a way to book. */
const placeholders = ['service', 'id', 'day', 'time', 'price', 'subject', 'message'] as const;

const fill = (
  text: string,
  facts: Readonly<Record<string, string>>,
  encode = (text: string) => text,
) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? encode(facts[name] ?? '') : whole,
  );

/** The address that books one class in one way (mailto: RFC 6068, sms: RFC 5724). */
export function bookingHref({ href }: BookingWay, service: Service, session: Session): string {
  const { name, id, price } = service;
  const facts = { service: name, id, price, day: session.day, time: session.start };
  const { subject, message } = bookingMessage;
  // What people read. A text message with a no-break space would cost twice as much.
  const read = { ...facts, time: timeInWords(session.start).replace(/\s/gu, ' ') };
  const texts = { subject: fill(subject, read), message: fill(message, read) };
  return fill(href, { ...facts, ...texts }, encodeURIComponent);
}

/** What is wrong with the address of a way to book, in a sentence; undefined when nothing is. */
export function bookingFault({ label, href }: BookingWay): string | undefined {
  const place = `lib/content/booking.ts, way ${JSON.stringify(label)}: found ${JSON.stringify(href)}`;
  if (!/^(mailto:|tel:\+?\d|sms:\+?\d|https:\/\/\w)/.test(href))
    return `${place}; expected an address that starts with mailto:, tel:, sms: or https://.`;
  const known: readonly string[] = placeholders;
  const unknown = [...href.matchAll(/\{(.*?)\}/g)].find(([, name]) => !known.includes(name ?? ''));
  return (
    unknown &&
    `${place} with ${unknown[0]}; expected ${known.map((name) => `{${name}}`).join(', ')} only.`
  );
}
