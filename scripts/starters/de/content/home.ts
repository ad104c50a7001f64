import type { HomeTexts } from '@/lib/studio/types';

/** The words of Home. Those of its slides stand in pictures.ts, beside their pictures. */
export const home: HomeTexts = {
  headline: [
    ['Dein Studio', 'am alten Hafen'],
    ['macht dich', 'Woche für Woche', 'stärker'],
  ],
  actions: [
    { label: 'Kurse', href: '#services' },
    { label: 'Dein Trainer', href: '/about' },
  ],
  log: {
    heading: 'So wird man stärker',
    text: 'Ein halbes Jahr Kettlebell-Schwünge: ein Beispiel, kein Versprechen.',
    entries: [
      { week: 'Woche 1', line: '8 kg,\u00a05×10. Aus der Hüfte, nicht aus den Armen.' },
      { week: 'Woche 6', line: '12 kg,\u00a05×10. Der Rücken bleibt gerade.' },
      { week: 'Woche 12', line: '16 kg,\u00a06×10. Oben ausatmen.' },
      { week: 'Woche 18', line: '20 kg,\u00a08×8. Einarmig, im Wechsel.' },
      { week: 'Woche 24', line: '24 kg,\u00a010×10. Dreimal so schwer.' },
    ],
  },
  coach: {
    heading: 'Jemand schaut hin',
    text: 'Unsere Gruppen sind klein, damit jemand deine letzte Wiederholung so genau sieht wie deine erste. {coach} plant jeden Trainingsblock und steht an fünf Tagen in der Woche selbst auf der Fläche.',
    link: 'Dein Trainer',
  },
  visit: {
    heading: 'Wann und wo',
  },
  closing: {
    heading: 'Die erste Stunde ist die schwerste',
    text: 'Zum Buchen brauchst du kein Konto: Kurs und Termin aussuchen, vorbeikommen, loslegen. Keine Aufnahmegebühr, kein Vertrag.',
    action: 'Kurse',
    account: 'Registrieren',
  },
};
