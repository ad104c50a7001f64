import type { Service, Session } from './service';
import { bookingWays } from '@/lib/studio/bookingWays';
import { phoneHref } from '@/lib/studio/contact';
import { closures, hours, phone, timeZone } from '@/lib/content/studio';
import { bookingMessage, bookTexts, tomorrowText } from '@/lib/words';
import { formatDay, formatTime, formatWeekday, shownDay } from './format';
import type { StudioTime } from './occurrences';
import { changeDate, farDays, isAnotherDay } from './opening';
import { reachFor } from './reach';
import { addDays, timeOf, weekdayOf } from './sessions';

/** What a booking says besides the class, where it is known. */
export interface BookingFacts {
  /** The day of the class, YYYY-MM-DD, with the clock by which the studio is reached. */
  readonly date?: string;
  readonly now?: StudioTime;
  /** Who is signed in. */
  readonly email?: string | null;
}

/** A way to book one class, with its facts filled in. */
export interface FilledWay {
  readonly label: string;
  readonly href: string;
}

/** How to book one class, with its facts filled in (product 14.3). */
export interface FilledBooking {
  /** The first way, with day and time as its label, or the telephone where a message would be answered too late. */
  readonly button: FilledWay;
  /** Whether the button is the telephone for that reason. */
  readonly isCall: boolean;
  /** Below the button: when it is answered; empty where that is not known. */
  readonly note: string;
  readonly others: readonly FilledWay[];
  /** What messages send. */
  readonly message: string;
}

const isMessage = (href: string) => /^(mailto|sms):/.test(href);

/** The button of a class and what is said below it, before the facts are filled into the way. */
interface MainWay {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

/** A day seen from today, from how many days on with its date, since its weekday could be today's. */
function dayAhead(date: string, today: string): string {
  if (date === addDays(today, 1)) return tomorrowText;
  return date < addDays(today, farDays) ? formatWeekday(weekdayOf(date)) : formatDay(date);
}

/** How to reach the studio for a class by the clock; the label of a message or a booking address is `book`. */
function mainWay(
  hrefs: readonly string[],
  { start }: Session,
  { date, now }: BookingFacts,
  book: string,
): MainWay {
  const [href = phoneHref] = hrefs;
  const isPhone = href.startsWith('tel:');
  // On a page of a booking provider one books at once, at every hour.
  if (!date || !now || !(isMessage(href) || isPhone)) return { href, label: book, note: '' };
  const { call, laterCall, notes } = bookTexts;
  const reach = reachFor({ hours, closures, timeZone }, now, { date, start }, !isPhone);
  if (!reach.isCall) {
    const written = hrefs.find(isMessage);
    const { answer } = reach;
    const when =
      answer && (answer === now.date ? notes.today : notes.by(dayAhead(answer, now.date)));
    return { href: written ?? href, label: book, note: (written && when) || '' };
  }
  const number = isPhone ? href : phoneHref;
  const { opens } = reach;
  if (opens === undefined) {
    const shown = number === phoneHref ? phone : number.slice(4);
    return { href: number, label: call, note: notes.call(shown) };
  }
  const time = formatTime(timeOf(opens));
  const day = isAnotherDay(opens, now) ? dayAhead(changeDate(opens, now), now.date) : undefined;
  return { href: number, label: laterCall(time, day), note: notes.laterCall(time, day) };
}

/** The address of a way to book, with facts in the place of their names in braces: `{price}`. Other braces stay. */
export const fillAddress = (href: string, facts: Readonly<Record<string, string>>) =>
  href.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? encodeURIComponent(facts[name] ?? '') : whole,
  );

/** A text as addresses take it: their line breaks are CR LF (RFC 6068, section 5). */
export const inAddress = (text: string) => text.replaceAll('\n', '\r\n');

/** How to book one class, with its facts filled in (mailto: RFC 6068, sms: RFC 5724). */
export function bookClass(
  service: Service,
  session: Session,
  { date, now, email }: BookingFacts,
): FilledBooking {
  const { name, id, price } = service;
  const weekday = formatWeekday(session.day);
  const facts = { service: name, id, price, time: session.start };
  const clock = formatTime(session.start);
  // What people read. A text message with a no-break space would cost twice as much.
  const time = clock.replace(/\s/gu, ' ');
  const read = { ...facts, time, day: date ? formatDay(date) : weekday };
  const request = bookingMessage.message(read);
  const message = `${email ? `${request} ${bookingMessage.from(email)}` : request}\n${bookingMessage.name}`;
  const texts = { subject: bookingMessage.subject(read), message: inAddress(message) };
  const address = { ...facts, ...texts, day: weekday, date: date ?? '', email: email ?? '' };
  const ways = (service.booking ?? bookingWays).map(({ label, href }): FilledWay => ({
    label,
    href: fillAddress(href, address),
  }));

  const book = bookTexts.book(now && date ? shownDay(now.date, date) : weekday, clock);
  const { href, label, note } = mainWay(
    ways.map((way) => way.href),
    session,
    { date, now },
    book,
  );
  return {
    button: { label, href },
    isCall: label !== book,
    note,
    others: ways.filter((way) => way.href !== href),
    message,
  };
}
