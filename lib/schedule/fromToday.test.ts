/** @jest-environment node */
import { whenText } from './fromToday';

test.each([
  ['2026-11-24', '2026-11-24', 'Today 6:00 pm'],
  ['2026-11-24', '2026-11-25', 'Tomorrow 6:00 pm'],
  ['2026-11-24', '2026-11-29', 'Sunday 6:00 pm'],
  ['2026-11-24', '2026-12-01', 'Tue, Dec 1 6:00 pm'],
  // The first day is a holiday.
  ['2026-11-26', '2026-11-27', 'Tomorrow 6:00 pm'],
])('on %s, a class on %s is "%s"', (today, date, words) => {
  expect(whenText(today, date, '18:00').replace(/\s/gu, ' ')).toBe(words);
});
