import { median, medianOf, ratio } from './statistics';

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 100, 4])).toBe(7);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
  expect(medianOf([undefined])).toBeUndefined();
});

test('unknown values are left out of a median', () => {
  expect(medianOf([3, undefined, 1, 2])).toBe(2);
});

test('a ratio needs both values and a base other than zero', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});
