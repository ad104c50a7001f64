import { profile } from '@/lib/content/profile';
import { site } from '@/lib/content/site';

/** Content lines hold at most 75 octets before their line break (RFC 6350, 3.2). */
const lineLimit = 75;

/** One property of a vCard: its name, its parameters as they are written, and its finished value. */
export interface CardProperty {
  readonly name: string;
  /** Such as `TYPE=work`; values with a comma stand in double quotes (RFC 6350, 3.3). */
  readonly parameters?: readonly string[];
  /** As written: text goes through `escapeText`, an address does not. */
  readonly value: string;
}

/** Escapes backslash, comma, semicolon and line break in a text value (RFC 6350, 3.4). */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Joins the parts of a structured value such as N or ADR, each part escaped by itself. */
export function structured(parts: readonly string[]): string {
  return parts.map(escapeText).join(';');
}

/**
 * Breaks a content line into pieces of at most 75 octets, each but the first led by a space (RFC 6350, 3.2). Breaks
 * fall between characters, never inside one.
 */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLimit) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** Writes a vCard 4.0 (RFC 6350): VERSION comes first, every line ends in CRLF. */
export function vcard(properties: readonly CardProperty[]): string {
  const lines = properties.map(
    ({ name, parameters = [], value }) => `${[name, ...parameters].join(';')}:${value}`,
  );
  return ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

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
