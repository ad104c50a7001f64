import type { AccessibilityTexts, ImprintTexts, Operator, PrivacyTexts } from '@/lib/schemas';

/** The operator of the studio. */
export const operator: Operator = {
  name: '[Name of the owner or the company]',
  register: '[Register court], [Register number]',
  responsible: '[Name of the person responsible for the content]',
};

/** The imprint. */
export const imprint: ImprintTexts = { lead: 'Who runs this studio.' };

/** The privacy notice. */
export const privacy: PrivacyTexts = {
  lead: 'What this site keeps, where, and for how long.',
  reading: {
    heading: 'When you read this site',
    paragraphs: [
      'Our host sees the address of your device and which page you ask for, for [Number] days.',
    ],
  },
  account: {
    heading: 'Your account',
    paragraphs: ['We keep your email address, and when you signed up. You can delete all of it.'],
  },
  booking: {
    heading: 'When you book',
    paragraphs: ['We keep what you write to us until your class is over.'],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: ['You may ask what we keep about you, and have it corrected or deleted.'],
  },
};

/** The accessibility statement. */
export const accessibility: AccessibilityTexts = {
  lead: 'Everybody should be able to read this site and to book a class.',
  sections: [
    {
      heading: 'Standard',
      paragraphs: [
        'This site aims to meet the Web Content Accessibility Guidelines 2.2 at level AA.',
      ],
    },
  ],
  contact: {
    heading: 'Something stands in your way?',
    paragraphs: ['Tell us, and we answer within [Number] working days.'],
  },
};
