/** @jest-environment node */
import { classDay, dayHeading } from './dayNames';

test('the heading of a day is relative to today', () => {
  const today = '2026-11-24';
  expect(dayHeading(today, today)).toEqual(['Today', 'Tuesday, November 24']);
  expect(dayHeading('2026-11-25', today)).toEqual(['Tomorrow', 'Wednesday, November 25']);
  // On a holiday, too, the next day is tomorrow.
  expect(dayHeading('2026-11-27', '2026-11-26')).toEqual(['Tomorrow', 'Friday, November 27']);
  expect(dayHeading('2026-11-27', today)).toEqual(['Friday', 'November 27']);
});

test.each([
  ['2026-11-24', '2026-11-24', 'Today'],
  ['2026-11-24', '2026-11-25', 'Tomorrow'],
  ['2026-11-24', '2026-11-29', 'Sunday'],
  ['2026-11-24', '2026-12-01', 'Tue, Dec 1'],
  // The first day is a holiday.
  ['2026-11-26', '2026-11-27', 'Tomorrow'],
])('on %s, a class on %s is "%s"', (today, date, words) => {
  expect(classDay(date, today)).toBe(words);
});
