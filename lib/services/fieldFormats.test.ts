/** @jest-environment node */
import { readable } from './fieldFormats';
import { readWeekday } from './weekdayNames';
import { formatWeekday } from './format';

test.each([
  ['Montag', 'de-DE', 'Monday'],
  ['mo', 'de-DE', 'Monday'],
  ['Do.', 'de-DE', 'Thursday'],
  [' SONNTAG ', 'de-DE', 'Sunday'],
  ['Wednesday', 'de-DE', 'Wednesday'],
  ['mon', 'en-US', 'Monday'],
  ['Montag', 'en-US', undefined],
  ['Weekend', 'de-DE', undefined],
  ['', 'en-US', undefined],
])('%j of a studio with %s is %s', (text, locale, day) => {
  expect(readWeekday(text, locale)).toBe(day);
});

test('a day is written in the language of the studio', () => {
  expect([formatWeekday('Monday'), formatWeekday('Saturday', 'de-DE')]).toEqual([
    'Monday',
    'Samstag',
  ]);
});

test.each([
  ['All levels', true],
  ['\u05e9\u05dc\u05d5\u05dd \u200fa', true],
  ['', false],
  ['\u200b', false],
  ['a\u0007b', false],
  ['a\nb', false],
  ['a\u202eb', false],
  ['\u2066a', false],
])('whether %j can be read: %j', (text, isReadable) => {
  expect(readable.test(text)).toBe(isReadable);
});
