/** @jest-environment node */
import { addDays, weekdayOf, weekdays } from './dates';

test('adding days works across months, years and daylight saving', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('each date of a week has its weekday', () => {
  const week = weekdays.map((_, index) => addDays('2026-11-23', index));
  expect(week.map(weekdayOf)).toEqual(weekdays);
});
