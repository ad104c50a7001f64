/** @jest-environment node */
import type { BookBy } from '@/lib/schemas';
import { chooseChannel, otherChannels } from './channels';
import type { Contact } from './contact';

const call: Contact = { isOpen: true, isCall: true };
const callOrMessage: Contact = { isOpen: true, isCall: true, replyDate: '2026-11-24' };
const message: Contact = { isOpen: true, isCall: false, replyDate: '2026-11-24' };
const closed: Contact = { isOpen: false, isCall: false };

/** Returns the channel of the button, and those below it. */
function channels(bookBy: BookBy, contact?: Contact) {
  const chosen = chooseChannel(bookBy, contact);
  return [chosen, ...otherChannels(bookBy, chosen, contact)];
}

test.each<[string, BookBy, Contact | undefined, BookBy]>([
  ['before the time is known', ['phone', 'text'], undefined, ['phone', 'text']],
  ['a call', ['email', 'text', 'phone'], call, ['phone']],
  [
    'a call, or a message with a reply in time',
    ['email', 'phone'],
    callOrMessage,
    ['phone', 'email'],
  ],
  ['a message while open', ['text', 'email', 'phone'], message, ['text', 'email', 'phone']],
  ['a message while closed', ['phone', 'email', 'text'], closed, ['email', 'text']],
  ['no messages, while closed', ['phone'], closed, ['phone']],
])(
  'a class is booked by the first channel, and the others are listed: %s',
  (_, bookBy, contact, expected) => {
    expect(channels(bookBy, contact)).toEqual(expected);
  },
);
