import type { HomeTexts } from '@/lib/studio/types';

/** The words of Home. Those of its slides stand in pictures.ts, beside their pictures. */
export const home: HomeTexts = {
  headline: [
    ['Dein Studio', 'am alten Hafen'],
    ['macht dich', 'Woche für Woche', 'stärker'],
  ],
  actions: [
    { label: 'Unsere Kurse', href: '#services' },
    { label: 'Zum Trainer', href: '/about' },
  ],
  log: {
    heading: 'So wird man stärker',
    text: 'Ein halbes Jahr Kettlebell-Schwünge: ein Beispiel, kein Versprechen.',
    entries: [
      { week: 'Woche 1', line: '8 kg,\u00a05×10. Aus der Hüfte, nicht aus den Armen.' },
      { week: 'Woche 6', line: '12 kg,\u00a05×10. Der Rücken bleibt gerade.' },
      { week: 'Woche 12', line: '16 kg,\u00a06×10. Oben ausatmen.' },
      { week: 'Woche 18', line: '20 kg,\u00a08×8. Eine Hand nach der anderen.' },
      { week: 'Woche 24', line: '24 kg,\u00a010×10. Dreimal so schwer.' },
    ],
  },
  coach: {
    heading: 'Jemand schaut hin',
    text: 'Die Gruppen bleiben klein, damit jemand deine dritte Wiederholung so genau sieht wie die erste. Jonas plant jeden Block und steht an fünf Tagen in der Woche selbst im Raum.',
    link: 'Über den Trainer',
  },
  visit: {
    heading: 'Zeiten und Ort',
  },
  closing: {
    heading: 'Die erste Stunde ist die schwerste',
    text: 'Zum Buchen brauchst du kein Konto: Kurs und Zeit aussuchen, kommen, wie du bist. Keine Aufnahmegebühr, kein Vertrag.',
    action: 'Alle Kurse',
    account: 'Konto anlegen',
  },
};
