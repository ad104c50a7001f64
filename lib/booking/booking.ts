import type { Service, Session } from '@/lib/services/service';
import { bookingWays } from '@/lib/studio/bookingWays';
import { phoneHref } from '@/lib/studio/contact';
import { closures, hours, phone, timeZone } from '@/lib/content/studio';
import { bookActions, bookingMessage, bookTexts, todayText, tomorrowText } from '@/lib/words';
import { formatDay, formatTime, formatWeekday, shownDay } from '@/lib/schedule/format';
import type { StudioTime } from '@/lib/schedule/occurrences';
import { changeDate, farDays, isAnotherDay } from '@/lib/schedule/opening';
import { reachFor } from './reach';
import { addDays, timeOf, weekdayOf } from '@/lib/services/sessions';

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
  /** The first way, or the telephone where a message would be answered too late. */
  readonly button: FilledWay;
  /** The label of the button without day and time, for where there is no room for them. */
  readonly action: string;
  /** Below the button: who confirms the place, and when; empty where that is not known. */
  readonly note: string;
  readonly others: readonly FilledWay[];
}

/** What an address opens. */
type Channel = keyof typeof bookActions;

function channelOf(href: string): Channel {
  const scheme = href.slice(0, href.indexOf(':'));
  return scheme in bookActions ? (scheme as Channel) : 'page';
}

const isMessage = (channel: Channel): channel is 'mailto' | 'sms' =>
  channel === 'mailto' || channel === 'sms';

/** The button of a class and what is said below it. */
interface MainWay extends Pick<FilledBooking, 'action' | 'note'> {
  readonly href: string;
  /** Whether the button says day and time: who calls says them on the phone. */
  readonly isDated: boolean;
}

/** A day seen from today, from how many days on with its date, since its weekday could be today's. */
function dayAhead(date: string, today: string): string {
  if (date === addDays(today, 1)) return tomorrowText;
  return date < addDays(today, farDays) ? formatWeekday(weekdayOf(date)) : formatDay(date);
}

/** A day inside a sentence that says when something happens. */
function onDay(date: string, today: string): string {
  if (date === today) return todayText;
  const day = dayAhead(date, today);
  return day === tomorrowText ? day : bookTexts.onDay(day);
}

/** How to reach the studio for a class by the clock. */
function mainWay(
  hrefs: readonly string[],
  { start }: Session,
  { date, now }: BookingFacts,
): MainWay {
  const { laterCall, confirmed, booked, laterBooked } = bookTexts;
  const [first = phoneHref] = hrefs;
  const preferred = channelOf(first);
  // On the page of a booking provider one books at once, at every hour.
  const reach =
    date && now && preferred !== 'page'
      ? reachFor({ hours, closures, timeZone }, now, { date, start }, isMessage(preferred))
      : undefined;
  if (now && reach?.isCall) {
    const href = preferred === 'tel' ? first : phoneHref;
    const { opens } = reach;
    if (opens === undefined) {
      const number = href === phoneHref ? phone : href.slice('tel:'.length);
      return {
        href,
        action: bookActions.tel,
        isDated: false,
        note: booked(number.replaceAll(' ', '\u00a0')),
      };
    }
    const time = formatTime(timeOf(opens));
    const day = isAnotherDay(opens) ? dayAhead(changeDate(opens, now), now.date) : undefined;
    return { href, action: laterCall(time, day), isDated: false, note: laterBooked(time, day) };
  }
  const written = reach && hrefs.find((href) => isMessage(channelOf(href)));
  const href = written ?? first;
  const channel = channelOf(href);
  const answer = reach?.isCall ? undefined : reach?.answer;
  const day = now && answer && onDay(answer, now.date);
  const note = isMessage(channel) ? confirmed[channel](day) : '';
  return { href, action: bookActions[channel], isDated: channel !== 'tel', note };
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

  const hrefs = ways.map((way) => way.href);
  const { href, action, isDated, note } = mainWay(hrefs, session, { date, now });
  const day = now && date ? shownDay(now.date, date) : weekday;
  return {
    button: { href, label: isDated ? bookTexts.on(action, day, clock) : action },
    action,
    note,
    others: ways.filter((way) => way.href !== href),
  };
}
