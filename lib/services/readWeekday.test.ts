/** @jest-environment node */
import { formatWeekday } from './format';
import { readWeekday } from './readWeekday';

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
