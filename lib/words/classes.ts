import { timeOnDay } from './frame';

/* Classes, their times and how to book them. */

/** The button of a card, and the subject of a booking email. */
export const bookingLabel = (name: string) => `Booking ${name}`;

export const priceText = (price: string) => `Price: ${price}`;

export const nextText = (day: string) => `Next: ${day}`;

/** The names of the list of classes and of the timetable in links and buttons. */
export const destinationWords = { classes: 'Classes', week: 'See the week' } as const;

export const dayWords = {
  today: 'Today',
  tomorrow: 'Tomorrow',
} as const;

/** For use within a sentence. */
export const todayText = 'today';
export const tomorrowText = 'tomorrow';
export const noonText = 'noon';

/** Says that one of today's classes has started. */
export const stateWords = { ongoing: 'on now', over: 'earlier today', upcoming: '' } as const;

export const closureWords = {
  closed: (reason: string) => `closed for ${reason}`,
  changed: (reason: string, times: string) => `${reason}, open ${times}`,
} as const;

export const daySpanText = (first: string, last: string) => `${first} to ${last}`;
export const coachText = (name: string) => `with ${name}`;
export const priceRangeText = (low: string, high: string) =>
  low === high ? low : `${low} to ${high}`;

/** Says how likely a place is: in lists, only that a class is often full. */
export const roomWords = {
  often: 'often full',
  afterTime: ' (often full)',
  note: (fillsUp = false) => (fillsUp ? 'Often full: ask before you come.' : 'Usually has room.'),
} as const;

export const noClassText = 'No classes in the next four weeks.';

/**
 * The button of a class, and the notes and links below it. The notes are short enough for one line
 * each on most phones.
 */
export const bookingWords = {
  /**
   * The action of the button by channel. `page` is for classes that are booked on a provider's
   * page.
   */
  button: { email: 'Email to book', text: 'Text to book', phone: 'Call to book', page: 'Book' },
  otherWays: { email: 'By email', text: 'By text', phone: 'By phone' },
  /** The buttons of a service without times. */
  withoutTimes: { email: 'Write to us', text: 'Text us', phone: 'Call us' },
  label: (action: string, day: string, time: string) => `${action} ${day}, ${time}`,
  /** `day` is the day of the reply, such as `tomorrow`; undefined before the time is known. */
  replyOn: (fillsUp = false, day = '') => {
    const reply = fillsUp ? 'Often full. We’ll reply' : 'Usually has room. We’ll confirm';
    return `${[reply, day].filter(Boolean).join(' ')}.`;
  },
  /**
   * The note if the studio is closed, and may not reply before the class. It opens at `time` on the
   * day of the class.
   */
  replyFrom: (fillsUp = false, time = '') =>
    fillsUp
      ? `Often full: wait for our reply from ${time}.`
      : `We reply from ${time}. Usually room: just come.`,
  /**
   * `answered` says when somebody answers the phone; undefined if the studio is always open, or
   * before the current time is known.
   */
  call: (phone: string, fillsUp = false, answered?: string) => {
    if (fillsUp) return `${['Often full: call', phone, answered].filter(Boolean).join(' ')}.`;
    return answered
      ? `We answer ${answered}: ${phone}.`
      : `We’ll book your place over the phone: ${phone}.`;
  },
  answeredUntil: (time: string, day?: string) => `until ${timeOnDay(time, day)}`,
  answeredFrom: (time: string, day?: string) => `from ${timeOnDay(time, day)}`,
} as const;

/** Says what it costs to cancel a class. `rule` is shown before the time is known. */
export const cancelWords = {
  rule: (hours: number) => `Cancel free up to ${hours} hours before class.`,
  free: (time: string, day?: string) => `Cancel free until ${timeOnDay(time, day)}.`,
  fee: (fee: string) => `Once confirmed, canceling costs ${fee}.`,
  unconfirmed: 'Until we reply, canceling costs nothing.',
} as const;

/** An email or text message that books a class. */
export const bookingMessage = {
  classAndTime: (service: string, day: string, time: string) => `${service} on ${day} at ${time}`,
  /** `email` is the signed-in visitor's. The sender completes the name. */
  body: (classAndTime: string, price: string, email?: string | null) =>
    [
      `Please save me a place in ${classAndTime} (${price}).`,
      'My name: ',
      ...(email ? [`You can reach me at ${email}.`] : []),
    ].join('\r\n'),
} as const;
