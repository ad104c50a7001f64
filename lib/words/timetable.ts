/* The words of classes wherever they stand, and of booking one (product 2.6, 14). */

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `Booking ${name}`;
}

/** What the list of classes is called, in every link and button that leads there. */
export const linkTexts = { classes: 'Classes' } as const;

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** A day of every week, from its name. */
  every: (day: string) => `${day}s`,
  /** With the time. */
  at: (day: string, time: string) => `${day} ${time}`,
} as const;

/** Today, and the day after it, inside a sentence. */
export const todayText = 'today';
export const tomorrowText = 'tomorrow';

/** Why a day is not as others, beside it. */
export const closureTexts = {
  closed: (reason: string) => `closed: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} to ${last}`;

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} minutes`;

/** Who leads a class. */
export const coachText = (name: string) => `with ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');

/** Where no class is within four weeks. */
export const noClassText = 'No class in the next four weeks.';

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Call us', email: 'Write to us' } as const;

/** The ways to book by what every studio has. */
export const bookingWayLabels = {
  email: 'By email',
  text: 'By text',
  phone: 'By phone',
} as const;

/** What the button of a class does, by the channel that its address opens; a page is that of a booking provider. */
export const bookActions = {
  mailto: 'Email to book',
  sms: 'Text to book',
  tel: 'Call to book',
  page: 'Book',
} as const;

/** The button of one class, and below it what follows a press. */
export const bookTexts = {
  on: (action: string, day: string, time: string) => `${action} ${day}, ${time}`,
  /** Before the studio opens. */
  laterCall: (time: string, day?: string) => `Call ${day ? `${day} ` : ''}from ${time}`,
  /** A message is answered on a day: `today`, `tomorrow`, `on Friday`; before the clock is known, on some day. */
  confirmed: {
    mailto: (day?: string) => `A person confirms your place by email${day ? ` ${day}` : ''}.`,
    sms: (day?: string) => `A person confirms your place by text${day ? ` ${day}` : ''}.`,
  },
  onDay: (day: string) => `on ${day}`,
  booked: (phone: string) => `We book your place on the phone: ${phone}`,
  laterBooked: (time: string, day?: string) =>
    `We open ${day ? `${day} ` : ''}at ${time} and book your place on the phone.`,
} as const;

/** The facts of a class in a booking, as people read them. */
interface BookedClass {
  readonly service: string;
  readonly price: string;
  readonly day: string;
  readonly time: string;
}

/** The subject and the text of a booking. */
export const bookingMessage = {
  subject: ({ service, day, time }: BookedClass) => `Booking ${service}, ${day} ${time}`,
  message: ({ service, day, time, price }: BookedClass) =>
    `Please book ${service} on ${day} at ${time}, ${price}.`,
  /** The text for a service that has no times. */
  withoutTimes: (service: string, price: string) =>
    `I would like to book ${service}, ${price}. Times that suit me: `,
  /** Follows where somebody is signed in. */
  from: (email: string) => `I am signed in as ${email}.`,
  /** The last line, which the sender fills in. */
  name: 'My name: ',
} as const;
