/** @jest-environment node */
import type { Weekday } from '@/lib/schemas';
import { weekdays } from '@/lib/time/dates';
import { closureOn, daysLabel, hoursRows, isCovered, isWithinWeek } from './openingHours';

test.each<[readonly Weekday[], string]>([
  [weekdays.slice(0, 5), 'Monday to Friday'],
  [['Saturday'], 'Saturday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 'Monday to Wednesday and Friday'],
])('%j is written as "%s"', (days, words) => {
  expect(daysLabel(days)).toBe(words);
});

test('days with a break have one row with both spans in order; closed days are in the last row', () => {
  const days = weekdays.slice(0, 5);
  const morning = { days, opens: '06:00', closes: '12:00' };
  const evening = { days, opens: '14:00', closes: '20:00' };
  const saturday = { days: ['Saturday'] as const, opens: '08:00', closes: '12:00' };
  expect(hoursRows([evening, saturday, morning])).toEqual([
    expect.objectContaining({ days, spans: [morning, evening] }),
    expect.objectContaining({ days: ['Saturday'], spans: [saturday] }),
    { label: 'Sunday', days: ['Sunday'], spans: [] },
  ]);
  expect(hoursRows([{ ...saturday, days: weekdays }])).toHaveLength(1);
  expect(hoursRows([])).toEqual([]);
});

test.each([
  [300, 720, true],
  [590, 610, true],
  [299, 400, false],
  [700, 721, false],
])(
  'two adjacent spans from 5:00 to 12:00 cover the minutes from %i to %i: %s',
  (from, to, isIn) => {
    expect(
      isCovered(
        [from, to],
        [
          [600, 720],
          [300, 600],
        ],
      ),
    ).toBe(isIn);
    expect(isCovered([from, to], [])).toBe(false);
  },
);

test('a closure is found on each of its days', () => {
  const closure = { from: '2026-11-26', until: '2026-11-27', reason: 'Thanksgiving' };
  for (const date of ['2026-11-26', '2026-11-27']) expect(closureOn(date, [closure])).toBe(closure);
  for (const date of ['2026-11-25', '2026-11-28'])
    expect(closureOn(date, [closure])).toBeUndefined();
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
])('on %s, a closure on November 26 is within the week: %s', (today, isWithin) => {
  expect(isWithinWeek({ from: '2026-11-26' }, today)).toBe(isWithin);
});
