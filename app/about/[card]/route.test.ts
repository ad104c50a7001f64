/** @jest-environment node */
import ICAL from 'ical.js';
import { coach, coaches, otherCoaches } from '@/lib/studio/coaches';
import { callHref } from '@/lib/studio/contact';
import { site } from '@/lib/studio/site';
import { generateStaticParams, GET } from './route';

const textOf = async (card = '') => {
  const answer = await GET(new Request('https://a.example'), { params: Promise.resolve({ card }) });
  return answer.text();
};

const read = async (card?: string) =>
  new ICAL.Component(ICAL.parse(await textOf(card)) as [string, [], []]);

test('another program reads the card', async () => {
  const card = await read(coach.card);
  expect(card.name).toBe('vcard');
  expect(card.getFirstPropertyValue('version')).toBe('4.0');
  expect(card.getFirstPropertyValue('fn')).toBe(coach.name);
  expect(card.getAllProperties('tel').map((tel) => tel.getFirstValue())).toEqual(
    expect.arrayContaining(coach.phones.map(({ text }) => callHref(text))),
  );
  expect(card.getFirstPropertyValue('note')).toBe(coach.cv.note);
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

test('its lines have at most 75 octets and end in CRLF', async () => {
  const written = (await textOf(coach.card)).split('\r\n');
  expect(written.at(-1)).toBe('');
  for (const line of written) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});

test('each coach who can be reached has a card of their own, without what is not known of them', async () => {
  const cards = generateStaticParams().map(({ card }) => card);
  expect(cards).toEqual(coaches.flatMap(({ card }) => card ?? []));
  const other = otherCoaches.find(({ email }) => email)!;
  expect(cards).toContain(`${other.slug}.vcf`);
  const card = await read(other.card);
  expect(card.getFirstPropertyValue('fn')).toBe(other.name);
  expect(card.getFirstPropertyValue('email')).toBe(other.email?.text);
  expect(card.getAllProperties('tel')).toHaveLength(1);
  expect(card.getFirstPropertyValue('note')).toBeNull();
  const first = await read(coach.card);
  expect(card.getFirstPropertyValue('uid')).not.toBe(first.getFirstPropertyValue('uid'));
});
