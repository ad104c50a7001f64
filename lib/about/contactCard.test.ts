/** @jest-environment node */
import { profile } from '@/lib/content/profile';
import { contactCard, contactCardFile } from './contactCard';

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
