/* The words of classes wherever they stand, and of booking one (product 2.6, 14). */

/** What a booking is called: the button of a card (product 2.6) and the subject of the e-mail that asks for one. */
export function bookingLabel(name: string): string {
  return `${name} buchen`;
}

/** What the list of classes and the timetable are called, in every link and button that leads there. */
export const linkTexts = { classes: 'Kurse', week: 'Kursplan' } as const;

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Heute',
  tomorrow: 'Morgen',
  /** A day of every week, from its name. */
  every: (day: string) => `Jeden ${day}`,
  /** With the time. */
  at: (day: string, time: string) => `${day}, ${time} Uhr`,
} as const;

/** The day after today inside a sentence. */
export const tomorrowText = 'morgen';

/** Why a day is not as others, beside it; and, for screen readers, what is struck through. */
export const closureTexts = {
  closed: (reason: string) => `geschlossen: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
  off: 'findet nicht statt',
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} bis ${last}`;

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} Minuten`;

/** Who leads a class. */
export const coachText = (name: string) => `mit ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 Platz' : `${places} Plätze`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `ab ${from}`, until && `bis ${until}`].filter(Boolean).join(' ');

/** Where no class is within four weeks. */
export const noClassText = 'In den nächsten vier Wochen ist kein Termin geplant.';

/** The two quickest ways to book. */
export const bookingTitles = { phone: 'Ruf uns an', email: 'Schreib uns' } as const;

/** The ways to book by what every studio has. */
export const bookingWayLabels = {
  email: 'Per E-\u2060Mail',
  text: 'Per SMS',
  phone: 'Per Telefon',
} as const;

/** The ways to book one class: the first is the button, which says day and time. */
export const bookTexts = {
  book: (day: string, time: string) => `${day}, ${time} Uhr buchen`,
  /** The button where a message would be answered too late: while the studio is open, and before it opens. */
  call: 'Zum Buchen anrufen',
  laterCall: (time: string, day?: string) => `Ab ${day ? `${day} ` : ''}${time} Uhr anrufen`,
  /** Below the button: when a message is answered, or somebody answers the telephone. */
  notes: {
    today: 'Wir antworten noch heute.',
    by: (day: string) => `Wir antworten bis ${day}.`,
    call: (phone: string) => `Jetzt erreichbar: ${phone}`,
    laterCall: (time: string, day?: string) =>
      `Wir öffnen ${day ? `${day} ` : ''}um ${time} Uhr: Ruf uns dann an.`,
  },
} as const;

/** The subject and the text of a booking, with the facts of the class in braces, as people read them. */
export const bookingMessage = {
  subject: 'Buchung: {service}, {day}, {time} Uhr',
  message:
    'Bitte haltet mir einen Platz frei: {service} (Kurs {id}), {day} um {time} Uhr, {price}.',
  /** The text for a service that has no times. */
  withoutTimes: 'Ich möchte {service} buchen (Kurs {id}, {price}). Diese Zeiten passen mir: ',
  /** Follows where somebody is signed in. */
  from: 'Ich bin angemeldet als {email}.',
  /** The last line, which the sender fills in. */
  name: 'Mein Name: ',
} as const;
