import type { Answer } from '@/lib/content/answers/answer';

export const identityProvider: Answer = {
  id: 'identity-provider',
  question: 'Why does this site use Firebase to sign people in, and what are the alternatives?',
  published: '2026-11-21',
  changed: '2026-11-22',
  lead: 'Because a small static site should not keep passwords. Firebase Authentication lets people in with an email address or a Google account from the browser alone, and it can be tested on a laptop without a network. The price is a dependency on one vendor, and a script so large that we load it only for those who need it.',
  sections: [
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
              ' Sign-up, a wrong password, a disabled account: every way through the forms of this site is tested against it, with no account and no network.',
            ],
            [
              { strong: 'A price that fits.' },
              ' The no-cost plan is ample for a studio; text messages and enterprise features are what costs money.',
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
              'Made for organizations; far more than visitors of a studio need',
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
              'Customer accounts in a Microsoft house; takes over from Azure AD B2C',
              'Tenants, flows and consent are a subject of their own',
            ],
            [
              [{ link: 'Supabase Auth', href: 'https://supabase.com/docs/guides/auth' }],
              'Open source; users live in your PostgreSQL, row-level security does the authorization',
              'At its best with the rest of Supabase, and then there is a database to look after',
            ],
            [
              [{ link: 'Clerk', href: 'https://clerk.com/docs' }],
              'Finished screens and organizations for React, running within the hour',
              'Hosted only; its screens bring weight, and users are what is billed',
            ],
            [
              [{ link: 'Keycloak', href: 'https://www.keycloak.org/documentation' }],
              'Open source, on your own machines, OpenID Connect and SAML, all data at home',
              'You run it: updates, backups, availability',
            ],
            [
              'Own sessions with passkeys',
              'No third party, nothing to phish, cookies that scripts cannot read',
              'Takes a server, a way back in for lost devices, and the care described above',
            ],
          ],
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
