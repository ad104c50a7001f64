/* The words of the timetable, and of what a visitor keeps (product 14). */

/** The day of a class, seen from today. */
export const dayTexts = {
  today: 'Heute',
  tomorrow: 'Morgen',
  /** A day of every week, from its name. */
  every: (day: string) => `Jeden ${day}`,
} as const;

/** Days in a row, by the first and the last. */
export const daySpanText = (first: string, last: string) => `${first} bis ${last}`;

/** Where the browser cannot keep a class. */
export const keepingBlockedText =
  'Dieser Browser speichert nichts für diese Seite, deshalb kann er sich deine Woche nicht merken.';

/** How long a class is. */
export const minutesText = (minutes: number) => `${minutes} Minuten`;

/** Who leads a class. */
export const coachText = (name: string) => `mit ${name}`;

/** How many people there is room for. */
export const placesText = (places: number) => (places === 1 ? '1 Platz' : `${places} Plätze`);

/** When in the year a class takes place. */
export const seasonText = (from?: string, until?: string) =>
  [from && `ab ${from}`, until && `bis ${until}`].filter(Boolean).join(' ');

/** The words around the week. */
export const weekTexts = {
  heading: 'Die Woche',
  /** How many people there is room for, in all classes or in most of them. */
  places: (places: string, isEvery: boolean) =>
    `${places} in ${isEvery ? 'jedem Kurs' : 'den meisten Kursen'}.`,
  lead: 'Wähle einen Termin, um den Kurs zu sehen und zu buchen.',
  /** The parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Früh' },
    { before: '16:00', name: 'Mittag' },
    { before: '24:00', name: 'Abend' },
  ],
  /** Beside a class that the visitor keeps, for screen readers. */
  kept: 'in meiner Woche',
  /** For screen readers: what is dimmed, and what is struck through. */
  over: 'für heute vorbei',
  off: 'findet nicht statt',
  /** Why a day is not as others, in its head. */
  closed: (reason: string) => `geschlossen: ${reason}`,
  changed: (reason: string, times: string) => `${reason}: ${times}`,
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Woche filtern',
  kinds: { class: 'Nach Kurs', level: 'Nach Niveau', day: 'Nach Tag' },
  all: 'Alle zeigen',
  shown: (count: number, total: number) =>
    count === total
      ? `${total} Termine in der Woche`
      : `${count} von ${total} Terminen in der Woche`,
  /** In place of these where no class of the chosen day takes place. */
  closed: (day: string, reason: string) => `Am ${day} geschlossen: ${reason}`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'In deinen Kalender',
  subscribe: 'Abonnieren und jede Änderung bekommen',
} as const;

/** The button that keeps a class, and its answer with a link to where kept classes are. */
export const keepTexts = {
  keep: 'In meine Woche',
  kept: 'Auf diesem Gerät gemerkt.',
  home: { label: 'Auf der Startseite ansehen', href: '/' },
  account: { label: 'Deine Woche ansehen', href: '/account' },
} as const;

/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'Du hast dir noch keinen Kurs gemerkt.',
  way: 'Such dir einen in der Woche aus',
  remove: {
    label: 'Entfernen',
    name: (service: string, day: string) => `Entfernen: ${service} am ${day}`,
  },
  /** After a class that the week no longer has, and in place of the name of its service where that has none. */
  gone: 'steht nicht mehr in der Woche',
  someClass: 'Ein Kurs',
  download: 'Meine Woche in deinen Kalender',
  file: 'meine-woche.ics',
  failed:
    'Der Kalender konnte nicht erstellt werden. Versuch es später noch einmal, wenn du online bist.',
  incomplete: 'Einige deiner Kurse haben noch keinen Kalender: Sie fehlen in der Datei.',
} as const;
