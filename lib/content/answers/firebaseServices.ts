import type { Answer } from '@/lib/schemas';

export const firebaseServices: Answer = {
  id: 'firebase-services',
  question: 'What other services does Firebase offer?',
  published: '2026-11-21',
  changed: '2026-11-27',
  lead: 'Authentication is one of some twenty products that share a project, a console and a set of libraries. They store data, run code, deliver sites, send messages, measure quality and keep intruders out. This site uses two of them, Authentication and Hosting. Here is what those for websites do, and when a studio would need them.',
  sections: [
    {
      id: 'data',
      title: 'Storing data',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Cloud Firestore',
              text: 'A document database with live updates, offline support and security rules, made to be read straight from the browser. The natural place for bookings.',
            },
            {
              term: 'Realtime Database',
              text: 'The older sibling: one large JSON tree, synchronized within moments. Still a good fit for presence, such as who is in the room right now.',
            },
            {
              term: 'SQL Connect',
              text: 'PostgreSQL behind a GraphQL schema, with typed libraries generated from it. It was called Data Connect before. For data with true relations: schedule, rooms, invoices.',
            },
            {
              term: 'Cloud Storage',
              text: 'Files of any size, such as pictures and videos of technique, with rules for each path.',
            },
          ],
        },
      ],
    },
    {
      id: 'code-and-delivery',
      title: 'Running code, delivering sites',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Cloud Functions',
              text: 'Code that runs without a server of your own, started by a request, a schedule or an event such as a new account. It handles what rules cannot express.',
            },
            {
              term: 'Hosting',
              text: 'Static files on a worldwide CDN with certificates, headers, redirects and preview URLs. It serves this site.',
            },
            {
              term: 'App Hosting',
              text: 'For frameworks that render on a server: it builds from a Git repository and runs the result on Cloud Run. We have no server side, so we do not need it.',
            },
          ],
        },
      ],
    },
    {
      id: 'reaching-people',
      title: 'Reaching people and learning from them',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Cloud Messaging',
              text: 'Push messages to phones and browsers: your class starts in an hour.',
            },
            {
              term: 'Remote Config',
              text: 'Values that can change without a release, for everyone or for some users. Good for rolling out a feature carefully.',
            },
            {
              term: 'A/B Testing',
              text: 'Experiments on Remote Config values and messages, with the statistics done for you.',
            },
            {
              term: 'Google Analytics',
              text: 'Events and audiences, which the products above can target. It also means asking visitors for consent.',
            },
          ],
        },
      ],
    },
    {
      id: 'quality',
      title: 'Measuring quality',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Performance Monitoring',
              text: 'Start-up, page-load and network times from real devices, the web included.',
            },
            {
              term: 'Local Emulator Suite',
              text: [
                'The services on your own machine, accounts and rules included. The sign-in of this site is tested ',
                {
                  link: 'against it',
                  href: 'https://firebase.google.com/docs/emulator-suite',
                },
                ', never against live accounts.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'protection-and-models',
      title: 'Keeping intruders out, bringing models in',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'App Check',
              text: [
                'Vouches that a request comes from your own app and not from a script, with ',
                {
                  link: 'attestation',
                  href: 'https://firebase.google.com/docs/app-check',
                },
                ' by reCAPTCHA on the web and by the operating system on phones. It works alongside authentication and replaces neither it nor authorization.',
              ],
            },
            {
              term: 'AI Logic',
              text: 'Calls to Google’s Gemini models straight from an app, with App Check guarding the quota.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-a-studio-would-add',
      title: 'What a studio would add, in this order',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            [
              { strong: 'App Check' },
              ', before anything costs money, so that bots cannot run up the bill.',
            ],
            [
              { strong: 'Firestore with security rules' },
              ', once a place in a class can be booked online: members read and write their own bookings and nobody else’s.',
            ],
            [
              { strong: 'Cloud Functions' },
              ', for what must not be left to the browser: counting free places, sending the confirmation.',
            ],
            [
              { strong: 'Cloud Messaging' },
              ', for people who ask to be reminded, and only for them.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'And for now, it would leave out everything else. Each product adds scripts to a page, a line to the privacy notice and often a consent prompt. Some need the ',
            { link: 'pay-as-you-go plan', href: 'https://firebase.google.com/pricing' },
            ', where a budget alert warns but does not stop the meter. Start with the problem; the catalog will still be there.',
          ],
        },
      ],
    },
  ],
  sources: [
    { link: 'Firebase documentation', href: 'https://firebase.google.com/docs' },
    { link: 'Firebase SQL Connect', href: 'https://firebase.google.com/docs/sql-connect' },
    {
      link: 'Firebase security checklist',
      href: 'https://firebase.google.com/support/guides/security-checklist',
    },
  ],
};
