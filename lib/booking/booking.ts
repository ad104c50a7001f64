import { bookBy, closures, hours } from '@/lib/content/studio';
import { weekdayOrDate } from '@/lib/schedule/dayNames';
import type { Service, Slot } from '@/lib/services/service';
import type { StudioTime } from '@/lib/time/clock';
import { formatListTime, formatWeekday } from '@/lib/time/format';
import { bookingLabel, bookingWords, roomWords } from '@/lib/words';
import { chooseChannel, isMessage, otherChannels } from './channels';
import { chooseContact } from './contact';
import { type BookingLink, channelHrefs, channelLinks, classMessage, providerHref } from './links';
import { callNote, cancelNote, messageNotes } from './notes';

interface BookingContext {
  /** The date of the class, YYYY-MM-DD. */
  readonly date?: string;
  /** The current time at the studio; undefined until it's known. */
  readonly now?: StudioTime;
  /** The signed-in visitor's email. */
  readonly email?: string | null;
}

/** How to book one class. */
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

/** Returns the label of a button that books a class: "Email to book Thursday, 7:00 am". */
function labelWithDate(action: string, slot: Slot, { date, now }: BookingContext): string {
  const day = date && now ? weekdayOrDate(date, now.date) : formatWeekday(slot.day);
  return bookingWords.label(action, day, formatListTime(slot.start));
}

/**
 * Returns how to book a class: on its provider's page or, without a provider, by the channel that
 * suits now.
 */
export function classBooking(service: Service, slot: Slot, context: BookingContext): ClassBooking {
  const { date, now, email } = context;
  const { start, fillsUp } = slot;
  const hrefs = channelHrefs(classMessage(service, slot, date, email));
  const cancel = cancelNote(start, date, now);

  if (service.booking) {
    const action = bookingWords.button.page;
    const label = labelWithDate(action, slot, context);
    const href = providerHref(service.booking, service, date, start);
    const others = channelLinks(bookBy, bookingWords.otherWays, hrefs);
    return { button: { label, href }, action, notes: [roomWords.note(fillsUp)], cancel, others };
  }

  const prefersMessage = isMessage(bookBy[0]);
  const contact =
    date && now
      ? chooseContact({ hours, closures }, now, { date, start }, prefersMessage)
      : undefined;
  const channel = chooseChannel(bookBy, contact);
  const action = bookingWords.button[channel];
  const href = hrefs[channel];
  const others = channelLinks(
    otherChannels(bookBy, channel, contact),
    bookingWords.otherWays,
    hrefs,
  );

  if (!isMessage(channel)) {
    const notes = [callNote(fillsUp, contact, now)];
    // The label has no date, because the caller says it.
    return { button: { label: action, href }, action, notes, cancel, others };
  }
  const label = labelWithDate(action, slot, context);
  const notes = messageNotes(cancel, fillsUp, contact, now);
  return { button: { label, href }, action, ...notes, others };
}

/** Returns the links that book a service without times, in the studio's preferred order. */
export function bookingLinks(service: Service): readonly BookingLink[] {
  if (service.booking)
    return [{ label: bookingWords.button.page, href: providerHref(service.booking, service) }];
  const hrefs = channelHrefs({ subject: bookingLabel(service.name) });
  return channelLinks(bookBy, bookingWords.withoutTimes, hrefs);
}
