import type { LawPage } from '@/lib/schemas';

/** Who runs the studio. */
export const operator = 'Rowan Calder, owner';

/** The terms of a visit. */
export const policies: LawPage = {
  lead: 'What you agree to when you train here.',
  sections: [{ heading: 'Waiver', paragraphs: ['You sign a waiver at the front desk.'] }],
};

/** The privacy notice. */
export const privacy: LawPage = {
  lead: 'What this site keeps, where, and for how long.',
  sections: [
    {
      heading: 'Your account',
      paragraphs: ['We keep your email address, and when you signed up. You can delete all of it.'],
    },
  ],
};

/** The accessibility statement. */
export const accessibility: LawPage = {
  lead: 'Everybody should be able to read this site and to book a class.',
  sections: [
    {
      heading: 'Standard',
      paragraphs: [
        'This site aims to meet the Web Content Accessibility Guidelines 2.2 at level AA.',
      ],
    },
  ],
};
