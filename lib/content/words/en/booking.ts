/* The words of one class on its details, and of the ways to book it (product 14.3). */

/** The ways to book by what every studio has. */
export const bookingWayLabels = {
  email: 'By email',
  text: 'By text message',
  phone: 'By phone',
} as const;

/** The facts of a class on its details. */
export const factTexts = { times: 'Times to book', bring: 'Bring' } as const;

/** The ways to book one class: the first is the button, which says day and time. */
export const bookTexts = {
  book: (day: string, time: string) => `Book ${day}, ${time}`,
  /** The button of a class of today whose first way is a message. */
  call: (phone: string) => `Call ${phone}`,
  today: 'Today’s class: call us',
  /** Below the button, by the kind of its way. */
  notes: {
    message: 'We answer within one working day.',
    call: 'Somebody answers while we are open.',
  },
  others: 'Other ways',
  calendar: 'Into your calendar',
  copy: 'Copy the message',
  copied: 'Copied',
} as const;

/** The subject and the text of a booking, with the facts of the class in braces, as people read them. */
export const bookingMessage = {
  subject: 'Booking {service}, {day} {time}',
  message: 'Please keep me a place in {service} (class {id}) on {day} at {time}, {price}.',
  /** The text for a service that has no times. */
  withoutTimes: 'I would like to book {service} (class {id}), {price}. Two times that suit me: ',
  /** Follows where somebody is signed in. */
  from: 'I am signed in as {email}.',
} as const;

/** The class that comes next, on details. */
export const nextClassTexts = {
  next: 'Next class',
  /** Where no class is in season. */
  none: 'No class is planned for the coming week.',
  bar: 'Class and price',
  book: 'Book',
  call: 'Call',
} as const;
