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
