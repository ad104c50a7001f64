import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/lib/content/site';
import { outFolder } from './built';

const text = readFileSync(join(outFolder, '.well-known', 'security.txt'), 'utf8');
const year = 365 * 24 * 60 * 60 * 1000;

const valuesOf = (field: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${field}: (.*)$`, 'gim'))].map(([, value = '']) => value);

test('expires once, in the future and within a year (RFC 9116, 2.5.5)', () => {
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  // The form of RFC 3339, which is what RFC 9116 asks for.
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(year);
});

test('names a contact, and itself by its own address', () => {
  expect(valuesOf('Contact')).toEqual([expect.stringMatching(/^(mailto:[^\s@]+@|https:\/\/)\S+$/)]);
  expect(valuesOf('Canonical')).toEqual([`${site.url}/.well-known/security.txt`]);
});

test('says nothing else: lines of known fields only', () => {
  const known = /^(Contact|Expires|Preferred-Languages|Canonical|Policy): \S.*$|^$|^# /;
  expect(text.split('\n').filter((line) => !known.test(line))).toEqual([]);
});
