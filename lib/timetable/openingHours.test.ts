/** @jest-environment node */
import { isCovered, openingSpan } from './openingHours';

test.each([
  ['06:00', '22:00', 360, 1320],
  ['16:00', '02:00', 960, 1560],
  ['08:00', '00:00', 480, 1440],
  ['00:00', '00:00', 0, 1440],
  ['06:00', '06:00', 360, 1800],
])('%s to %s', (opens, closes, from, to) => {
  expect(openingSpan({ opens, closes })).toEqual([from, to]);
});

test('a span may reach over several others without a gap', () => {
  const spans = [
    [600, 720],
    [300, 600],
  ] as const;
  expect(isCovered([300, 720], spans)).toBe(true);
  expect(isCovered([590, 610], spans)).toBe(true);
  expect(isCovered([299, 400], spans)).toBe(false);
  expect(isCovered([700, 721], spans)).toBe(false);
  expect(isCovered([700, 701], [])).toBe(false);
});
