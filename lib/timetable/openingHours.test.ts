/** @jest-environment node */
import { isCovered } from './openingHours';

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
