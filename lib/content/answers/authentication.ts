import type { Answer } from '@/lib/schemas';

// Phones show 37 characters per line.
const bookingRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function isOwn(booking) {
      return request.auth != null
        && booking.data.owner
          == request.auth.uid;
    }
    match /bookings/{id} {
      allow read:
        if isOwn(resource);
      allow create:
        if isOwn(request.resource);
    }
  }
}`;

export const authentication: Answer = {
  id: 'authentication-and-authorization',
  question: 'What is the difference between authentication and authorization?',
  published: '2026-11-21',
  changed: '2026-11-22',
  lead: 'Authentication settles who you are. Authorization settles what you may do. The first happens when you come in; the second happens again each time you reach for something. A site that confuses the two usually does the first one well and forgets the second.',
  sections: [
    {
      id: 'two-questions',
      title: 'Two questions, two moments',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A studio makes it easy to picture. At the front desk you say your name and show your card: a claim, tested against evidence. That is authentication. Later the door of the weights room decides whether you, today, may enter: a rule, applied to a known person, a place and an action. That is authorization. A name alone opens no door, and a door that is open to everyone asks for no name. Every page of this site is such a door, and that is a rule, too.',
        },
        {
          kind: 'table',
          caption: 'Authentication and authorization side by side',
          columns: ['', 'Authentication', 'Authorization'],
          rows: [
            ['The question', 'Who are you?', 'May you do this, to that, now?'],
            [
              'The evidence',
              'Something you know, have or are: a password, a device, a fingerprint',
              'A policy: roles, ownership, time, place',
            ],
            ['When', 'As a session starts, and again before delicate steps', 'At every request'],
            ['The outcome', 'An identity, often carried by a signed token', 'Allow or deny'],
            [
              'How it fails',
              'Reused passwords, phishing, stolen sessions',
              'Someone changes an id in a URL and reads another member’s record',
            ],
            ['HTTP’s “no”', [{ code: '401' }], [{ code: '403' }]],
            ['On this site', 'Firebase Authentication', 'Nothing is restricted, so far'],
          ],
        },
      ],
    },
    {
      id: 'logging-in-here',
      title: 'What happens when you log in here',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The page in front of you is a file. This site is a static export: its HTML was written when the site was built, and everyone receives the same bytes.',
            'When you press Login, your browser sends your email and password straight to Firebase over HTTPS. No server of ours sees them, because there is none.',
            [
              'Firebase checks them and answers with two tokens. The ',
              { strong: 'ID token' },
              ' is a JSON Web Token, signed by Google, that says who you are, for which project, and until when: one hour. The ',
              { strong: 'refresh token' },
              ' lives longer and is exchanged for a new ID token a few minutes before the hour is over.',
            ],
            'The session is kept in the browser’s storage, and the navigation bar turns Login into Logout.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Google sign-in changes only the second step: a Google window authenticates you, and Firebase receives Google’s word for it instead of a password. Either way the whole sequence is authentication. Nothing in it decided what you may do.',
        },
      ],
    },
    {
      id: 'checks-in-the-browser',
      title: 'Why a check in the browser protects nothing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Code that runs on your machine is yours to change. You can edit it in the developer tools, or skip the browser and send a request from a terminal. Hiding a button from signed-out visitors is good manners, not protection. And a static site has already sent all it has: a “members only” page in the export is a public file with a curtain in front of it.',
        },
        {
          kind: 'paragraph',
          text: [
            'The decision has to be made where the caller can’t interfere: on a server, or in a service that evaluates rules on its side. If the studio kept bookings in Cloud Firestore, these ',
            { link: 'security rules', href: 'https://firebase.google.com/docs/rules' },
            ' would be evaluated by Google for every request:',
          ],
        },
        { kind: 'code', label: 'Security rules for a collection of bookings', text: bookingRules },
        {
          kind: 'paragraph',
          text: [
            { code: 'request.auth' },
            ' is the authentication, taken from the verified ID token. Comparing the booking’s owner with it is the authorization. A backend of your own does the same in two steps: verify the token’s signature, issuer, audience and expiry; then, separately, ask the policy.',
          ],
        },
      ],
    },
    {
      id: 'status-codes',
      title: '401 or 403?',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'HTTP keeps the two apart, under an unlucky name. ',
            { code: '401 Unauthorized' },
            ' really means “not authenticated”: valid credentials are missing, and a ',
            { code: 'WWW-Authenticate' },
            ' header has to say how to provide them. ',
            { code: '403 Forbidden' },
            ' means that the request was understood and is refused; logging in again as the same person changes nothing. If even the existence of something is private, ',
            { code: '404' },
            ' is the discreet answer.',
          ],
        },
      ],
    },
    {
      id: 'rules-that-age-well',
      title: 'Rules that age well',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'Deny by default',
              text: 'What no rule allows is refused. A forgotten case then leads to a complaint, not to a leak.',
            },
            {
              term: 'Least privilege',
              text: 'Every person, key and script gets what its task needs, for as long as it needs it.',
            },
            {
              term: 'Roles (RBAC)',
              text: 'Permissions belong to roles such as member, coach or owner. Easy to explain and to audit, but coarse once exceptions pile up.',
            },
            {
              term: 'Attributes (ABAC)',
              text: 'The decision depends on the person, the object and the circumstances: a coach may change a class she leads until it starts. More precise, and harder to test. Most systems end up with a few roles, refined by ownership.',
            },
            {
              term: 'Check the object, not the page',
              text: [
                'Ask whether this person may access this very record, in the code that serves it. ',
                { link: 'OWASP', href: 'https://owasp.org/www-project-top-ten/' },
                ' puts broken access control at the head of its list of web risks, and a missing check of this kind is its plainest form.',
              ],
            },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      link: 'Firebase: Manage user sessions',
      href: 'https://firebase.google.com/docs/auth/admin/manage-sessions',
    },
    {
      link: 'RFC 9110: 401 and 403',
      href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2',
    },
    {
      link: 'OWASP: Authorization cheat sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
    },
  ],
};
