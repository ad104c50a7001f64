/** The classes that a visitor keeps. */
export const myWeekTexts = {
  empty: 'Du hast dir noch keinen Kurs gemerkt.',
  way: 'Such dir einen in der Woche aus',
  remove: {
    label: 'Entfernen',
    name: (service: string, day: string) => `Entfernen: ${service} am ${day}`,
  },
  download: 'Meine Woche in deinen Kalender',
  file: 'meine-woche.ics',
  failed: 'Der Kalender konnte nicht geladen werden. Versuch es noch einmal, wenn du online bist.',
} as const;
