import type { LogEntry } from '@/lib/studio/types';

export const slideHeadlineParts = [
  ['Dein Studio', 'am alten Hafen'],
  ['macht dich', 'Woche für Woche', 'stärker'],
] as const;

export const slideHeadline = slideHeadlineParts.flat().join(' ');

export const slideCaptions: readonly string[] = [
  'Fang mit einer guten Stunde an. Die nächsten hundert bauen darauf auf.',
  'Handschuhe an, Telefon aus: eine Stunde, die dir gehört.',
];

export const slideActions = [
  { label: 'Unsere Kurse', href: '#services' },
  { label: 'Zum Trainer', href: '/about' },
] as const;

export const home = {
  log: {
    heading: 'So wird man stärker',
    text: 'Ein halbes Jahr Kettlebell-Schwünge: ein Beispiel, kein Versprechen.',
    entries: [
      { week: 'Woche 1', line: '8 kg,\u00a05×10. Aus der Hüfte, nicht aus den Armen.' },
      { week: 'Woche 6', line: '12 kg,\u00a05×10. Der Rücken bleibt gerade.' },
      { week: 'Woche 12', line: '16 kg,\u00a06×10. Oben ausatmen.' },
      { week: 'Woche 18', line: '20 kg,\u00a08×8. Eine Hand nach der anderen.' },
      { week: 'Woche 24', line: '24 kg,\u00a010×10. Dreimal so schwer.' },
    ] satisfies readonly LogEntry[],
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
} as const;
