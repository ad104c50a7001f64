import type { BookBy, BookingChannel } from '@/lib/schemas';
import type { Contact } from './contact';

type MessageChannel = Exclude<BookingChannel, 'phone'>;

export const isMessage = (channel: BookingChannel): channel is MessageChannel =>
  channel !== 'phone';

/**
 * Chooses the channel of a class's button.
 * @param bookBy the studio's channels, the preferred one first
 * @param contact undefined until the time is known
 */
export function chooseChannel(bookBy: BookBy, contact?: Contact): BookingChannel {
  const [preferred] = bookBy;
  if (!contact) return preferred;
  if (contact.isCall) return 'phone';
  // A message waits for the studio to open, but a studio that takes none can only be called.
  return bookBy.find(isMessage) ?? 'phone';
}

/**
 * Returns the channels to list below the button. Until the time is known, these are all others.
 * After that, calls are listed while the studio is open, and messages if the button is one, too, or
 * if the reply comes before the class.
 * @param chosen the channel of the button
 */
export function otherChannels(
  bookBy: BookBy,
  chosen: BookingChannel,
  contact?: Contact,
): readonly BookingChannel[] {
  const others = bookBy.filter((channel) => channel !== chosen);
  if (!contact) return others;
  const listsCall = contact.isOpen;
  const listsMessages = isMessage(chosen) || contact.replyDate !== undefined;
  return others.filter((channel) => (isMessage(channel) ? listsMessages : listsCall));
}
