import type { Service, Session } from './service';
import { fill } from './text';
import { bookingWays, waysWithoutTimes } from '@/lib/studio/bookingWays';
import { phoneHref } from '@/lib/studio/contact';
import { phone } from '@/lib/content/studio';
import { bookingLabel, bookingMessage, bookTexts } from '@/lib/words';
import { formatDay, formatShortDay, formatTime, formatWeekday } from './format';
import { addDays } from './sessions';

/** What a booking says besides the class, where it is known. Days are YYYY-MM-DD, by the studio's clock. */
export interface BookingFacts {
  /** The day of the next class. */
  readonly date?: string;
  readonly today?: string;
  /** Who is signed in. */
  readonly email?: string | null;
}

/** A way to book one class, with its facts filled in. */
export interface FilledWay {
  readonly label: string;
  readonly href: string;
}

/** How to book one class (product 14.3). */
export interface Booking {
  /** The first way, with day and time as its label. For a class of today it is the telephone instead of a message. */
  readonly button: FilledWay;
  /** Whether it is the telephone for that reason. */
  readonly isCall: boolean;
  /** When the button is answered; empty where that is not known. */
  readonly note: string;
  readonly others: readonly FilledWay[];
  /** The sentence that messages send. */
  readonly message: string;
}

/** Whether somebody reads what is sent later, perhaps on the next working day. */
const isMessage = (href: string) => /^(mailto|sms):/.test(href);

function noteOf(href: string): string {
  if (isMessage(href)) return bookTexts.notes.message;
  return href.startsWith('tel:') ? bookTexts.notes.call : '';
}

/** How to book one class, with its facts filled in (mailto: RFC 6068, sms: RFC 5724). */
export function bookClass(
  service: Service,
  session: Session,
  { date, today, email }: BookingFacts,
): Booking {
  const { name, id, price } = service;
  const { subject, message, from } = bookingMessage;
  const weekday = formatWeekday(session.day);
  const facts = { service: name, id, price, time: session.start };
  const clock = formatTime(session.start);
  // What people read. A text message with a no-break space would cost twice as much.
  const time = clock.replace(/\s/gu, ' ');
  const read = { ...facts, time, day: date ? formatDay(date) : weekday, email: email ?? '' };
  const sentence = fill(email ? `${message} ${from}` : message, read);
  const texts = { subject: fill(subject, read), message: sentence };
  const address = { ...facts, ...texts, day: weekday, date: date ?? '', email: email ?? '' };
  const ways = (service.booking ?? bookingWays).map(({ label, href }): FilledWay => ({
    label,
    href: fill(href, address, encodeURIComponent),
  }));

  const first = ways[0]?.href ?? phoneHref;
  const isCall = date !== undefined && date === today && isMessage(first);
  const href = isCall ? phoneHref : first;
  // From the same weekday of the next week on, the weekday alone would be misread.
  const isFar = date !== undefined && today !== undefined && date >= addDays(today, 7);
  const day = isFar ? formatShortDay(date) : weekday;
  const label = isCall ? bookTexts.call(phone) : bookTexts.book(day, clock);
  return {
    button: { label, href },
    isCall,
    note: noteOf(href),
    others: ways.filter((way) => way.href !== href),
    message: sentence,
  };
}

/** How to book a service that has no times: in its own ways, else in the studio's. Nothing is known of a day. */
export function bookWithoutTimes(service: Service): readonly FilledWay[] {
  const { name, id, price, booking = [] } = service;
  const named = { service: name, id, price };
  const facts = {
    ...named,
    ...{ day: '', date: '', time: '', email: '' },
    subject: bookingLabel(name),
    message: fill(bookingMessage.withoutTimes, named),
  };
  return (booking.length > 0 ? booking : waysWithoutTimes).map(({ label, href }) => ({
    label,
    href: fill(href, facts, encodeURIComponent),
  }));
}
