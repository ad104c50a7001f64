import { profile } from '@/lib/content/profile';
import { site } from '@/lib/content/site';

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
    if (octets + size > 75) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** Writes a vCard 4.0 (RFC 6350) of content lines: VERSION comes first, every line ends in CRLF. */
export function vcard(lines: readonly string[]): string {
  const all = ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'];
  return all.map((line) => `${foldLine(line)}\r\n`).join('');
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
    'KIND:individual',
    `UID:${page}#coach`,
    `FN:${escapeText(profile.name)}`,
    `N:${structured([profile.familyName, profile.givenName, '', '', ''])}`,
    `TITLE:${escapeText(profile.role)}`,
    `ORG:${escapeText(profile.organisation)}`,
    ...profile.phones.map(({ href }, index) => {
      // A parameter with a comma stands in double quotes (RFC 6350, 3.3).
      const type = index === 0 ? '"voice,work"' : '"cell,text,work"';
      return `TEL;VALUE=uri;PREF=${index + 1};TYPE=${type}:${href}`;
    }),
    `EMAIL;TYPE=work:${escapeText(profile.email.text)}`,
    `ADR;TYPE=work:${structured(['', '', street, city, region, postalCode, country])}`,
    `URL:${page}`,
    `NOTE:${escapeText(profile.note)}`,
  ]);
}
