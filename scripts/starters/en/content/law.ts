import type { AccessibilityTexts, ImprintTexts, Operator, PrivacyTexts } from '@/lib/schemas';

/*
 * The law pages: imprint, privacy notice, accessibility statement. They are samples. Each [Bracket] stands for something that
 * only the studio knows; while there is one, the pages say so and `npm run deploy` refuses. Have them checked by somebody who
 * knows the law of your country. Their titles, and the day of the last change, stand in pages.ts.
 */

/** The operator of the studio; address, number and email are those of the studio. */
export const operator: Operator = {
  name: '[Name of the owner or the company]',
  representedBy: '[Name of the managing director]',
  register: '[Register court], [Register number]',
  vatId: '[VAT id]',
  responsible: '[Name of the person responsible for the content]',
  disputes: '[Whether you take part in dispute settlement before a consumer arbitration board]',
};

/** The imprint. */
export const imprint: ImprintTexts = {
  lead: 'Who runs this studio and this site.',
};

/** The privacy notice. Code adds which hosts are asked, and what stays on a visitor's device. */
export const privacy: PrivacyTexts = {
  lead: 'What this site keeps, where, and for how long. Until you log in or sign up, it sends nothing about you to anybody.',
  reading: {
    heading: 'When you read this site',
    paragraphs: [
      'Pages, pictures, typefaces and the list of classes come from our own host, which [Name and address of the hosting company] runs for us. Like every web server it sees the address of your device and which page you ask for. It deletes its records after [Number] days. We need this to show you the site and to keep it safe (Art. 6(1)(f) GDPR).',
      'No cookies, no advertising, no profile of you. Maps and links to other sites are plain links: nothing is sent there before you follow one.',
    ],
  },
  account: {
    heading: 'Your account',
    paragraphs: [
      'You can read everything and book without an account. If you sign up, we keep your email address, whether it is confirmed, when you signed up and when you last logged in. Your password is kept in a form that nobody can read. This is needed for the account that you ask for (Art. 6(1)(b) GDPR).',
      'The accounts are kept for us by Firebase Authentication, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. Data may be processed in the USA, under the EU-US Data Privacy Framework.',
      'On your account’s page you can see and change all of it, download it, and delete the account. It is then gone at once.',
    ],
  },
  booking: {
    heading: 'When you book or write to us',
    paragraphs: [
      'A booking is a message, an email or a call that you make yourself. We use what you tell us to hold your place and to answer, and delete it after [Number] months, unless a law asks us to keep it longer (Art. 6(1)(b) GDPR).',
    ],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what we keep about you, have it corrected, deleted or handed over, have its use restricted, and object to it. An email is enough.',
      'You may also complain to a supervisory authority. Ours is [Name of the supervisory authority].',
    ],
  },
};

/** The accessibility statement. */
export const accessibility: AccessibilityTexts = {
  lead: 'Everybody should be able to read this site, find a class and book it.',
  sections: [
    {
      heading: 'Standard',
      paragraphs: [
        'This site aims to meet the Web Content Accessibility Guidelines 2.2 at level AA (in Europe: EN 301 549). We know of no part that does not.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'Each version is tested by machine before it goes online: every page with axe, by keyboard alone, at 400 percent zoom, with wider text spacing, with forced colors, with reduced motion and without JavaScript, in the engines of Chrome, Firefox and Safari.',
        'Machines do not find everything. The site was last tested by people on [Date], with [Screen reader and browser].',
      ],
    },
  ],
  contact: {
    heading: 'Something stands in your way?',
    paragraphs: [
      'Tell us, and we answer within [Number] working days. You can also book by telephone.',
    ],
  },
  enforcement: {
    heading: 'If we do not answer',
    paragraphs: ['You can turn to [Name and address of the body that enforces accessibility].'],
  },
};
