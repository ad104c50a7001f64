import type { BookingChannel } from '@/lib/schemas';
import type { Service, Slot } from '@/lib/services/service';
import { emailHref, phoneHref, textHref } from '@/lib/studio/site';
import { formatDay, formatTime, formatWeekday } from '@/lib/time/format';
import { bookingLabel, bookingMessage } from '@/lib/words';

export interface BookingLink {
  readonly label: string;
  readonly href: string;
}

type ByChannel = Readonly<Record<BookingChannel, string>>;

/** What a visitor sends to the studio. */
interface Message {
  /** The subject of an email. Without a body, it's also the text message. */
  readonly subject: string;
  readonly body?: string;
}

/**
 * Writes the message that books a class.
 * @param date the date of the class; undefined if only its weekday is known
 * @param email the signed-in visitor's email
 */
export function classMessage(
  { name, price }: Service,
  { day, start }: Slot,
  date?: string,
  email?: string | null,
): Message {
  // A no-break space isn't in the basic alphabet of text messages, and doubles a message's cost.
  const time = formatTime(start).replace(/\s/gu, ' ');
  const dayText = date ? formatDay(date) : formatWeekday(day);
  const classAndTime = bookingMessage.classAndTime(name, dayText, time);
  return {
    subject: bookingLabel(classAndTime),
    body: bookingMessage.body(classAndTime, price, email),
  };
}

/**
 * Returns the URL of each channel. Those of emails (RFC 6068) and text messages (RFC 5724) contain
 * the message.
 */
export function channelHrefs({ subject, body }: Message): ByChannel {
  const email = `${emailHref}?subject=${encodeURIComponent(subject)}`;
  return {
    email: body === undefined ? email : `${email}&body=${encodeURIComponent(body)}`,
    text: `${textHref}?body=${encodeURIComponent(body ?? subject)}`,
    phone: phoneHref,
  };
}

/** Returns a link for each of the channels, in their order. */
export const channelLinks = (
  channels: readonly BookingChannel[],
  labels: ByChannel,
  hrefs: ByChannel,
): readonly BookingLink[] =>
  channels.map((channel) => ({ label: labels[channel], href: hrefs[channel] }));

/** Fills in the placeholders in the URL of a booking provider. */
export function providerHref(href: string, { id, name }: Service, date = '', time = ''): string {
  let filled = href;
  for (const [placeholder, value] of Object.entries({ service: name, id, date, time }))
    filled = filled.replaceAll(`{${placeholder}}`, encodeURIComponent(value));
  return filled;
}
