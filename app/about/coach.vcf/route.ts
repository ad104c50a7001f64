import { escape as escapeText, foldLines } from 'ical-generator';
import { coach } from '@/lib/studio/coaches';
import { callHref, site } from '@/lib/studio/site';

export const dynamic = 'force-static';

/**
 * Escapes backslashes, commas, semicolons and line breaks in a text value. vCard (RFC 6350, 3.4)
 * escapes them as iCalendar does.
 */
const escaped = (text: string) => escapeText(text, false);

/** Returns a structured value such as N or ADR, whose parts are escaped one by one. */
const structured = (parts: readonly string[]) => parts.map(escaped).join(';');

/**
 * Returns the coach's contact details as a vCard 4.0 (RFC 6350). It has no timestamp, so that all
 * builds return the same card.
 */
function contactCard(): string {
  const { email } = coach;
  const { street, city, region = '', postalCode, country } = site.address;
  const page = `${site.url}/about`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    // The UID stays the same when the coach's details change.
    `UID:${page}#coach`,
    `FN:${escaped(coach.name)}`,
    `N:${structured([coach.familyName ?? '', coach.givenName, '', '', ''])}`,
    `TITLE:${escaped(coach.role)}`,
    `ORG:${escaped(coach.organization)}`,
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

/** Serves the contact card of the coach whose CV is on /about. */
export const GET = () =>
  new Response(contactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
