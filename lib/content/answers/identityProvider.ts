import type { Answer } from '@/lib/schemas';

export const identityProvider: Answer = {
  id: 'identity-provider',
  question: 'Why does this site use Firebase to sign people in, and what are the alternatives?',
  published: '2026-11-21',
  changed: '2026-11-22',
  lead: 'Because a small static site should not keep passwords. Firebase Authentication lets people in with an email address or a Google account from the browser alone, and it can be tested on a laptop without a network. The price is a dependency on one vendor, and a script so large that we load it only for people who need it.',
  sections: [
    {
      id: 'why-not-our-own',
      title: 'Why not write it ourselves?',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'People reuse passwords, so a badly kept one does harm far beyond our door. Keeping them well takes a ',
            {
              link: 'slow, salted hash',
              href: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
            },
            ', a limit on guesses, verified addresses, a password reset that attackers cannot abuse, sessions that can be revoked, and someone who installs patches on a Sunday. A studio with a folder of HTML files has neither the server nor the Sunday shift. An identity provider has both, for all its customers at once.',
          ],
        },
      ],
    },
    {
      id: 'why-firebase',
      title: 'Why Firebase',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { strong: 'No backend.' },
              ' The browser talks to the provider directly, and the site stays files on a CDN.',
            ],
            [
              { strong: 'Both ways in.' },
              ' Email with password, and Google, through one library and into one user record.',
            ],
            [
              { strong: 'Standard tokens.' },
              ' An ID token is a signed JSON Web Token. Any backend we add later can verify it, and Firebase’s databases and functions understand it without glue.',
            ],
            [
              { strong: 'An emulator.' },
              ' Sign-up, a wrong password, a disabled account: every path through this site’s forms is tested against it, with no account and no network.',
            ],
            [
              { strong: 'A price that fits.' },
              ' The no-cost plan is ample for a studio. Only text messages and enterprise features cost money.',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-it-costs',
      title: 'What we pay for it',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { strong: 'Weight.' },
              ' The library is many times larger than all our other scripts. It is loaded on the login and sign-up pages, and elsewhere only for people who are signed in.',
            ],
            [
              { strong: 'Lock-in.' },
              ' Accounts can be exported with their password hashes, but the hash is Firebase’s own variant of scrypt. The next provider must support it, or everyone has to reset their password.',
            ],
            [
              { strong: 'Tokens within reach of scripts.' },
              ' The session lives in browser storage, where an injected script could read it. That is why this site has a strict Content Security Policy. A cookie that scripts cannot read would need a server.',
            ],
            [
              { strong: 'An upgrade for more.' },
              ' Multi-factor sign-in, SAML, other OpenID Connect providers and blocking functions come with Identity Platform, at prices of its own.',
            ],
          ],
        },
      ],
    },
    {
      id: 'alternatives',
      title: 'The alternatives',
      blocks: [
        {
          kind: 'table',
          caption: 'Identity providers and their trade-offs',
          columns: ['Provider', 'Strong at', 'Think twice because'],
          rows: [
            [
              [{ link: 'Auth0', href: 'https://auth0.com/docs' }],
              'Hosted login pages, dozens of social and company connections, custom steps in code',
              'The bill grows with active users, and in steps with business features',
            ],
            [
              [{ link: 'Okta', href: 'https://developer.okta.com/docs/' }],
              'Staff sign-on, provisioning, company directories',
              'Made for organizations; far more than a studio’s visitors need',
            ],
            [
              [{ link: 'Amazon Cognito', href: 'https://docs.aws.amazon.com/cognito/' }],
              'Sits beside the rest of AWS; identities can receive AWS permissions',
              'AWS-shaped setup; some choices are fixed once a user pool exists',
            ],
            [
              [
                {
                  link: 'Microsoft Entra External ID',
                  href: 'https://learn.microsoft.com/en-us/entra/external-id/',
                },
              ],
              'Customer accounts in a company that runs on Microsoft; replaces Azure AD B2C',
              'Tenants, flows and consent take time to learn',
            ],
            [
              [{ link: 'Supabase Auth', href: 'https://supabase.com/docs/guides/auth' }],
              'Open source; users live in your PostgreSQL, row-level security does the authorization',
              'At its best with the rest of Supabase, and then there is a database to look after',
            ],
            [
              [{ link: 'Clerk', href: 'https://clerk.com/docs' }],
              'Finished screens and organizations for React, running within the hour',
              'Hosted only; its screens are heavy, and the bill grows with users',
            ],
            [
              [{ link: 'Keycloak', href: 'https://www.keycloak.org/documentation' }],
              'Open source, on your own machines, OpenID Connect and SAML, all data stays with you',
              'You run it: updates, backups, availability',
            ],
            [
              'Your own sessions with passkeys',
              'No third party, nothing to phish, cookies that scripts cannot read',
              'Needs a server, a way back in for people who lose a device, and the care described above',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-to-choose',
      title: 'How to choose',
      blocks: [
        {
          kind: 'definitions',
          entries: [
            {
              term: 'A static site, a few features',
              text: 'A hosted provider with a browser library: Firebase, or Supabase if a relational database will follow.',
            },
            {
              term: 'Customers with their own directory',
              text: 'They need SAML and provisioning: Auth0, Okta or Entra.',
            },
            { term: 'Data that must stay in-house', text: 'Keycloak, and people to run it.' },
            {
              term: 'A server and a seasoned team',
              text: 'Passkeys with cookie sessions are well within reach, and hard to beat.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Whatever you choose, keep the provider in one place. In this project, only two folders may import Firebase, and the linter rejects the import everywhere else. Changing the provider then means rewriting these folders and moving the accounts, not combing through every page.',
        },
      ],
    },
  ],
  sources: [
    { link: 'Firebase Authentication', href: 'https://firebase.google.com/docs/auth' },
    {
      link: 'Firebase: Export and import accounts',
      href: 'https://firebase.google.com/docs/cli/auth',
    },
    {
      link: 'Identity Platform compared with Firebase Authentication',
      href: 'https://cloud.google.com/identity-platform/docs/product-comparison',
    },
  ],
};
