import { escape as escapeText, foldLines } from 'ical-generator';
import { coach } from '@/lib/studio/coaches';
import { callHref } from '@/lib/studio/contact';
import { site } from '@/lib/studio/site';

export const dynamic = 'force-static';

/** A text value with backslash, comma, semicolon and line break escaped (RFC 6350, 3.4), which iCalendar writes alike. */
const escaped = (text: string) => escapeText(text, false);

/** A structured value such as N or ADR, each part escaped by itself. */
const structured = (parts: readonly string[]) => parts.map(escaped).join(';');

/** The coach's vCard 4.0 (RFC 6350): how to reach the person and where, nothing that ages with the build. */
function contactCard(): string {
  const { email } = coach;
  const { street, city, region = '', postalCode, country } = site.address;
  const page = `${site.url}/about`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    // It stays the same when the coach's data changes.
    `UID:${page}#coach`,
    `FN:${escaped(coach.name)}`,
    `N:${structured([coach.familyName ?? '', coach.givenName, '', '', ''])}`,
    `TITLE:${escaped(coach.role)}`,
    `ORG:${escaped(coach.organisation)}`,
    ...coach.phones.map(({ text }, index) => {
      // A parameter with a comma must be in double quotes (RFC 6350, 3.3).
      const type = index === 0 ? '"cell,text,work"' : '"voice,work"';
      return `TEL;VALUE=uri;PREF=${index + 1};TYPE=${type}:${callHref(text)}`;
    }),
    ...(email ? [`EMAIL;TYPE=work:${escaped(email.text)}`] : []),
    `ADR;TYPE=work:${structured(['', '', street, city, region, postalCode, country])}`,
    `URL:${page}`,
    'END:VCARD',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}

/** The contact card of the coach whose CV /about shows (product 2.10). */
export const GET = () =>
  new Response(contactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
