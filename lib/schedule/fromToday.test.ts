/** @jest-environment node */
import { classDay } from './fromToday';

test.each([
  ['2026-11-24', '2026-11-24', 'Today'],
  ['2026-11-24', '2026-11-25', 'Tomorrow'],
  ['2026-11-24', '2026-11-29', 'Sunday'],
  ['2026-11-24', '2026-12-01', 'Tue, Dec 1'],
  // The first day is a holiday.
  ['2026-11-26', '2026-11-27', 'Tomorrow'],
])('on %s, a class on %s is "%s"', (today, date, words) => {
  expect(classDay(today, date)).toBe(words);
});
