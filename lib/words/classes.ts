/* Classes, their times and how to book them (product 2.6, 2.7, 14). */

/** The button of a card and the subject of a booking email (product 2.6). */
export const bookingLabel = (name: string) => `Booking ${name}`;

export const priceText = (price: string) => `Price: ${price}`;

export const nextText = (when: string) => `Next: ${when}`;

/** The names of the list of classes and of the timetable in all links and buttons. */
export const linkTexts = { classes: 'Classes', week: 'See the week' } as const;

export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  every: (day: string) => `${day}s`,
  at: (day: string, time: string) => `${day} ${time}`,
} as const;

/** Inside a sentence. */
export const todayText = 'today';
export const tomorrowText = 'tomorrow';

export const closureTexts = {
  closed: (reason: string) => `closed: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
} as const;

export const daySpanText = (first: string, last: string) => `${first} to ${last}`;
export const minutesText = (minutes: number) => `${minutes} minutes`;
export const coachText = (name: string) => `with ${name}`;
export const placesText = (places: number) => (places === 1 ? '1 place' : `${places} places`);
export const priceRangeText = (low: string, high: string) =>
  low === high ? low : `${low} to ${high}`;

export const noClassText = 'No classes in the next four weeks.';

/** The week on /services (product 14.2). */
export const weekTexts = {
  heading: 'The week',
  /** Names the links to the days for screen readers. */
  days: 'Days',
  lead: 'Choose a time to see the class and book it.',
  /** The parts of a day, by the time before which their classes start. */
  parts: [
    { before: '11:00', name: 'Morning' },
    { before: '16:00', name: 'Midday' },
    { before: '24:00', name: 'Evening' },
  ],
  /** Describes dimmed classes to screen readers. */
  over: 'over for today',
} as const;

/** The page of a service (product 2.7). */
export const detailsTexts = {
  id: (id: string) => `Service Id: ${id}`,
  breadcrumb: { label: 'Breadcrumb', home: 'Home' },
  price: 'Price',
  comment: 'What to expect',
  always: 'In every class',
  bring: 'Bring',
  cancel: 'How to cancel',
  shared: {
    heading: 'Looking for another class?',
    text: (value: string) => `“${value}” also matches:`,
  },
  related: 'Other classes',
} as const;

/** The times of a service, and the bar that books one of them. */
export const timesTexts = {
  heading: 'Times to book',
  /** Heading of a service without times. */
  ways: 'Ways to book',
  /** The summary of the folded dates. */
  later: 'Later dates',
  /** The same before the clock is known. */
  more: 'More',
  /** Names the bar for screen readers. */
  bar: 'Class and price',
  book: 'Book',
  calendar: 'Add to calendar',
  calendarSaved: 'Calendar entry saved. It doesn’t book your place.',
  calendarFailed: 'The calendar file couldn’t be created. Check your connection and try again.',
} as const;

/** In a calendar entry. */
export const notBookedText = (phone: string, email: string) =>
  `This entry books nothing: call ${phone} or email ${email} to book your place.`;

/** Ways to book a service without times. */
export const bookingTitles = { phone: 'Call us', email: 'Write to us' } as const;

/** Links below the button of a class. */
export const bookingWays = { email: 'By email', text: 'By text', phone: 'By phone' } as const;

/** The action of a class's button by channel; `page` belongs to a booking provider. */
export const bookActions = {
  email: 'Email to book',
  text: 'Text to book',
  phone: 'Call to book',
  page: 'Book',
} as const;

/** The button of a class, and the note below it. */
export const bookTexts = {
  on: (action: string, day: string, time: string) => `${action} ${day}, ${time}`,
  /** While the studio is closed. */
  laterCall: (time: string, day?: string) => `Call ${day ? `${day} ` : ''}from ${time}`,
  /** The day of the answer, such as `tomorrow`; undefined before the clock is known. */
  confirmed: (channel: 'email' | 'text', day?: string) =>
    `A person confirms your place by ${channel}${day ? ` ${day}` : ''}.`,
  onDay: (day: string) => `on ${day}`,
  booked: (phone: string) => `We book your place on the phone: ${phone}`,
  laterBooked: (time: string, day?: string) =>
    `We open ${day ? `${day} ` : ''}at ${time} and book your place on the phone.`,
} as const;

interface BookedClass {
  readonly service: string;
  readonly price: string;
  readonly day: string;
  readonly time: string;
}

/** The subject and the body of a booking by email or text. */
export const bookingMessage = {
  subject: ({ service, day, time }: BookedClass) => `Booking ${service}, ${day} ${time}`,
  body: ({ service, day, time, price }: BookedClass) =>
    `Please book ${service} on ${day} at ${time}, ${price}.`,
  signedIn: (email: string) => `I am signed in as ${email}.`,
  /** The last line, which the sender completes. */
  name: 'My name: ',
} as const;
