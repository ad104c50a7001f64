import { bookingTitles } from './timetable';

/* The words of /services alone: the week and its filter (product 14.2), and the ways to book. */

/** The words around the week. */
export const weekTexts = {
  heading: 'Kursplan',
  /** How many people there is room for, in all classes or in most of them. */
  places: (places: string, isEvery: boolean) =>
    `${places} in ${isEvery ? 'jedem Kurs' : 'den meisten Kursen'}.`,
  lead: 'Wähle einen Termin, dann siehst du den Kurs und kannst buchen.',
  /** The parts of a day, by the hour before which a class of it begins. */
  parts: [
    { before: '11:00', name: 'Früh' },
    { before: '16:00', name: 'Mittag' },
    { before: '24:00', name: 'Abend' },
  ],
  /** Beside a class that the visitor keeps, for screen readers. */
  kept: 'in meiner Woche',
  /** For screen readers: what is dimmed. */
  over: 'für heute vorbei',
} as const;

/** The filter of the week. */
export const filterTexts = {
  label: 'Kursplan filtern',
  kinds: { class: 'Nach Kurs', level: 'Nach Niveau', day: 'Nach Tag' },
  all: 'Alle zeigen',
  shown: (count: number, total: number) =>
    count === total ? `${total} Termine diese Woche` : `${count} von ${total} Terminen diese Woche`,
  /** In place of these where no class of the chosen day takes place. */
  closed: (day: string, reason: string) => `Am ${day} geschlossen: ${reason}`,
} as const;

/** The links to the calendar of the studio. */
export const calendarTexts = {
  add: 'In deinen Kalender',
  subscribe: 'Abonnieren und immer aktuell bleiben',
} as const;

/** The ways to book, on `/services` and on details. */
export const bookingTexts = {
  heading: 'So buchst du',
  ...bookingTitles,
  visit: 'Komm vorbei',
} as const;
