import type { Answer } from '@/lib/content/answers/answer';

export const firebaseServices: Answer = {
  id: 'firebase-services',
  question: 'What other services does Firebase offer?',
  published: '2026-11-21',
  changed: '2026-11-21',
  lead: 'Authentication is one of some twenty products that share a project, a console and a set of libraries. They store data, run code, deliver sites, reach people, watch over quality and keep strangers out. This site uses one of them and is ready to be served by a second; here is what each is for, and when a studio would reach for it.',
  sections: [
    {
      id: 'data',
      title: 'Keeping data',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Cloud Firestore',
              text: 'A document database with live updates, offline work and security rules, made to be read straight from the browser. The natural home of bookings.',
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
      id: 'what-a-studio-would-add',
      title: 'What a studio would add, in this order',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            [{ strong: 'Hosting' }, ', because the site is already a folder of files.'],
            [
              { strong: 'App Check' },
              ', before anything costs money, so that robots cannot run up the bill.',
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
              ', for those who ask to be reminded, and only for them.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'And what it would leave out for now: everything else. Each product adds script to a page, a line to the privacy notice and often a question to the visitor. Some need the ',
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
