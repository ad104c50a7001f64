import { profile } from '@/lib/content/profile';
import { site } from '@/lib/content/site';
import { escapeText, structured, vcard } from './vcard';

/** Where the contact card is served: the route handler in app/about/coach.vcf. */
export const contactCardPath = '/about/coach.vcf';

/** The name under which browsers save it. */
export const contactCardFile = `${profile.givenName}-${profile.familyName}.vcf`.toLowerCase();

/** The coach's vCard: how to reach the person and where, nothing that ages with the build. */
export function contactCard(): string {
  const { street, city, region, postalCode, country } = site.address;
  const page = `${site.url}/about`;
  return vcard([
    { name: 'KIND', value: 'individual' },
    { name: 'UID', value: `${page}#coach` },
    { name: 'FN', value: escapeText(profile.name) },
    { name: 'N', value: structured([profile.familyName, profile.givenName, '', '', '']) },
    { name: 'TITLE', value: escapeText(profile.role) },
    { name: 'ORG', value: escapeText(profile.organisation) },
    ...profile.phones.map(({ href }, index) => ({
      name: 'TEL',
      parameters: [
        'VALUE=uri',
        `PREF=${index + 1}`,
        `TYPE="${index === 0 ? 'voice,work' : 'cell,text,work'}"`,
      ],
      value: href,
    })),
    { name: 'EMAIL', parameters: ['TYPE=work'], value: escapeText(profile.email.text) },
    {
      name: 'ADR',
      parameters: ['TYPE=work'],
      value: structured(['', '', street, city, region, postalCode, country]),
    },
    { name: 'URL', value: page },
    { name: 'NOTE', value: escapeText(profile.note) },
  ]);
}
