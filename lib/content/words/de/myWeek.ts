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
