import type { LogEntry } from '@/lib/studio/textTypes';

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
  { label: 'Zu den Kursen', href: '#services' },
  { label: 'Zum Trainer', href: '/about' },
] as const;

export const home = {
  log: {
    heading: 'So wird man stärker',
    text: 'Kurs aussuchen, probieren, dranbleiben. Keine Aufnahmegebühr, kein Vertrag.',
    entries: [
      { week: 'Woche 1', line: '8 kg,\u00a05×10. Aus der Hüfte, nicht aus den Armen.' },
      { week: 'Woche 6', line: '12 kg,\u00a05×10. Der Rücken bleibt gerade.' },
      { week: 'Woche 12', line: '16 kg,\u00a06×10. Atem und Kugel sind sich einig.' },
      { week: 'Woche 18', line: '20 kg,\u00a08×8. Eine Hand nach der anderen.' },
      { week: 'Woche 24', line: '24 kg,\u00a010×10. Und jetzt?' },
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
    text: 'Deshalb ist sie schnell gebucht: Kurs aussuchen, Zeit nennen, kommen.',
    action: 'Zu den Kursen',
    account: 'Konto anlegen',
  },
} as const;
