/** @jest-environment node */
import fc from 'fast-check';
import { profile } from '@/lib/content/profile';
import {
  contactCard,
  contactCardFile,
  escapeText,
  foldLine,
  structured,
  vcard,
} from './contactCard';

const lines = contactCard().replace(/\r\n /g, '').split('\r\n');

test('the card names the coach and every way to reach them', () => {
  expect(lines).toContain(`FN:${profile.name}`);
  expect(lines).toContain(`N:${profile.familyName};${profile.givenName};;;`);
  expect(lines).toContain(`EMAIL;TYPE=work:${profile.email.text}`);
  for (const { href } of profile.phones) {
    expect(
      lines.filter((line) => line.startsWith('TEL;') && line.endsWith(`:${href}`)),
    ).toHaveLength(1);
  }
});

test('commas in the note are escaped', () => {
  expect(lines).toContain(`NOTE:${profile.note.replaceAll(',', '\\,')}`);
});

test('the numbers and addresses are plainly sample data', () => {
  for (const { text, href } of profile.phones) {
    expect(text).toMatch(/555-01\d\d$/);
    expect(href).toBe(`tel:${text.replace(/[^+\d]/g, '')}`);
  }
  expect(profile.email.text).toMatch(/\.example$/);
});

test('the file is named after the coach', () => {
  expect(contactCardFile).toBe('rowan-calder.vcf');
});

const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');

test('text values escape what has a meaning of its own', () => {
  expect(escapeText('a,b;c\\d')).toBe('a\\,b\\;c\\\\d');
  expect(escapeText('one\ntwo\r\nthree\rfour')).toBe('one\\ntwo\\nthree\\nfour');
  expect(escapeText('plain: "text"')).toBe('plain: "text"');
});

test('structured values escape their parts, not what stands between them', () => {
  expect(structured(['Calder', 'Rowan; Jr.', '', ''])).toBe('Calder;Rowan\\; Jr.;;');
});

test('a line of 75 octets stays whole, one of 76 is folded', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('a fold never falls inside a character', () => {
  expect(foldLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
  expect(foldLine(`${'x'.repeat(72)}🏋`)).toBe(`${'x'.repeat(72)}\r\n 🏋`);
});

test('any text survives folding, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = `NOTE:${escapeText(text)}`;
      const folded = foldLine(line);
      expect(unfold(folded)).toBe(line);
      for (const piece of folded.split('\r\n'))
        expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
    }),
  );
});

test('a card opens with its version, closes, and ends every line in CRLF', () => {
  const card = vcard(['FN:Rowan Calder', 'TEL;VALUE=uri;TYPE="voice,work":tel:+1-555-555-0117']);
  expect(card).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Rowan Calder',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+1-555-555-0117',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});
