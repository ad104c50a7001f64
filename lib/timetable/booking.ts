import type { Service } from '@/lib/catalogue/service';
import { fill } from '@/lib/catalogue/text';
import { bookingMessage, bookingWays } from '@/lib/content/booking';
import { formatTime } from '@/lib/timetable/format';
import { formatDay } from '@/lib/timetable/formatDay';
import type { Session } from './sessions';

/** What a booking says besides the class, where it is known. */
export interface BookingFacts {
  /** The day of the next class, YYYY-MM-DD. */
  readonly date?: string;
  /** Who is signed in. */
  readonly email?: string | null;
}

/** A way to book one class, with its facts filled in. */
export interface FilledWay {
  readonly label: string;
  readonly href: string;
}

/** The ways to book one class (mailto: RFC 6068, sms: RFC 5724), and the sentence that they send (product 14.3). */
export function bookClass(service: Service, session: Session, { date, email }: BookingFacts) {
  const { name, id, price } = service;
  const { subject, message, from } = bookingMessage;
  const facts = { service: name, id, price, time: session.start };
  // What people read. A text message with a no-break space would cost twice as much.
  const time = formatTime(session.start).replace(/\s/gu, ' ');
  const read = { ...facts, time, day: date ? formatDay(date) : session.day, email: email ?? '' };
  const sentence = fill(email ? `${message} ${from}` : message, read);
  const texts = { subject: fill(subject, read), message: sentence };
  const address = { ...facts, ...texts, day: session.day, date: date ?? '', email: email ?? '' };
  const ways = (service.booking ?? bookingWays).map(({ label, href }): FilledWay => ({
    label,
    href: fill(href, address, encodeURIComponent),
  }));
  return { ways, message: sentence };
}
