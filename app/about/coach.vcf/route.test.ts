/** @jest-environment node */
import ICAL from 'ical.js';
import { coach } from '@/lib/studio/coaches';
import { callHref, site } from '@/lib/studio/site';
import { GET } from './route';

const readCard = () => GET().text();

test('a vCard parser reads the name, phone numbers and address', async () => {
  const card = new ICAL.Component(ICAL.parse(await readCard()) as [string, [], []]);
  expect(card.name).toBe('vcard');
  expect(card.getFirstPropertyValue('version')).toBe('4.0');
  expect(card.getFirstPropertyValue('fn')).toBe(coach.name);
  expect(card.getAllProperties('tel').map((tel) => tel.getFirstValue())).toEqual(
    expect.arrayContaining(coach.phones.map(({ text }) => callHref(text))),
  );
  expect(card.getFirstPropertyValue('adr')).toEqual([
    '',
    '',
    site.address.street,
    site.address.city,
    site.address.region,
    site.address.postalCode,
    site.address.country,
  ]);
});

test('lines have at most 75 octets and end in CRLF', async () => {
  const lines = (await readCard()).split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});
