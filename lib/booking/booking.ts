import { bookBy, closures, hours, lateCancellation, phone } from '@/lib/content/studio';
import { formatDay, formatListTime, formatTime, formatWeekday, shownDay } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { changeWords, dayAhead } from '@/lib/schedule/openNow';
import type { BookingChannel } from '@/lib/schemas';
import type { Service, Session } from '@/lib/services/service';
import { emailHref, phoneHref, textHref } from '@/lib/studio/contact';
import {
  bookActions,
  bookingLabel,
  bookingMessage,
  bookingWays,
  bookTexts,
  cancelTexts,
  roomTexts,
} from '@/lib/words';
import { chooseContact, startOf } from './contact';

interface BookingContext {
  /** The date of the class, YYYY-MM-DD. */
  readonly date?: string;
  /** The current time at the studio; undefined until it's known. */
  readonly now?: StudioTime;
  /** The signed-in visitor's email. */
  readonly email?: string | null;
}

export interface BookingLink {
  readonly label: string;
  readonly href: string;
}

/** How to book one class (product 14.3). */
export interface ClassBooking {
  readonly button: BookingLink;
  /** The button's label without day and time, for the booking bar on phones. */
  readonly action: string;
  /** Say what happens after the button is pressed, and how likely a place is. */
  readonly notes: readonly string[];
  /** Says until when the class can be canceled free of charge, or what canceling costs. */
  readonly cancel: string;
  /** The other ways to book. */
  readonly others: readonly BookingLink[];
}

const isMessage = (channel: BookingChannel): channel is 'email' | 'text' => channel !== 'phone';

const studio = { hours, closures };

/** Returns the links that book a class, by channel. Emails and text messages are already written (mailto: RFC 6068, sms: RFC 5724). */
function channelLinks(service: Service, session: Session, { date, email }: BookingContext) {
  const day = date ? formatDay(date) : formatWeekday(session.day);
  // The basic alphabet of text messages has no no-break space. With one, a message would cost twice as much.
  const time = formatTime(session.start).replace(/\s/gu, ' ');
  const booked = bookingMessage.booked(service.name, day, time);
  const subject = encodeURIComponent(bookingLabel(booked));
  const body = encodeURIComponent(bookingMessage.body(booked, service.price, email));
  return {
    email: `${emailHref}?subject=${subject}&body=${body}`,
    text: `${textHref}?body=${body}`,
    phone: phoneHref,
  };
}

/** Fills in the placeholders in the URL of a booking provider. */
export const providerHref = (href: string, { id, name }: Service, date = '', time = '') =>
  Object.entries({ service: name, id, date, time }).reduce(
    (filled, [key, value]) => filled.replaceAll(`{${key}}`, encodeURIComponent(value)),
    href,
  );

function cancelText({ start }: Session, { date, now }: BookingContext): string {
  const { hours: free, fee } = lateCancellation;
  if (!date || !now) return cancelTexts.rule(free);
  const until = startOf(date, start, now.date) - free * 60;
  return until <= now.minutes
    ? cancelTexts.late(fee)
    : cancelTexts.free(...changeWords(studio, until, now));
}

export function bookClass(
  service: Service,
  session: Session,
  context: BookingContext,
): ClassBooking {
  const { date, now } = context;
  const day = now && date ? shownDay(now.date, date) : formatWeekday(session.day);
  const withDate = (action: string) => bookTexts.on(action, day, formatListTime(session.start));
  const hrefs = channelLinks(service, session, context);
  const cancel = cancelText(session, context);
  const links = bookBy.map((channel) => ({ label: bookingWays[channel], href: hrefs[channel] }));
  if (service.booking) {
    const href = providerHref(service.booking, service, date, session.start);
    const action = bookActions.page;
    const button = { label: withDate(action), href };
    return { button, action, notes: [roomTexts.note(session.fillsUp)], cancel, others: links };
  }

  const [preferred] = bookBy;
  const contact =
    date && now
      ? chooseContact(studio, now, { date, start: session.start }, isMessage(preferred))
      : undefined;
  const change =
    now && contact?.change !== undefined ? changeWords(studio, contact.change, now) : [];
  const message = contact ? bookBy.find(isMessage) : preferred;
  const channel = contact?.isCall ? 'phone' : (message ?? preferred);
  const href = hrefs[channel];
  const action = bookActions[channel];
  // Omits calls while the studio is closed and, beside a call, messages that wouldn't be answered before the class.
  const others = links.filter(
    (link) =>
      link.href !== href &&
      (!contact ||
        (link.href === hrefs.phone ? contact.isOpen : contact.answered || isMessage(channel))),
  );
  if (!isMessage(channel)) {
    const notes = [bookTexts.booked(phone, session.fillsUp, contact?.isOpen, ...change)];
    return { button: { label: action, href }, action, notes, cancel, others };
  }
  const answered = now && contact?.answered && dayAhead(studio, contact.answered, now.date);
  const isLate = change.length > 0 && !answered;
  const after = isLate
    ? { notes: [bookTexts.late(session.fillsUp, change[0])], cancel: cancelTexts.unanswered }
    : { notes: [bookTexts.confirmed(session.fillsUp, answered)], cancel };
  return { button: { label: withDate(action), href }, action, ...after, others };
}
