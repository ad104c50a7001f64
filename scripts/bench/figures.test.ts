import { figure, kilobytes, times } from './figures';

test('figures are rounded and unknown ones are a dash', () => {
  expect(figure(12.6)).toBe('13');
  expect(figure(0.04, 3)).toBe('0.040');
  expect(kilobytes(134_801)).toBe('134.8');
  expect(times(1.049)).toBe('1.05 x');
  expect([figure(undefined), kilobytes(undefined), times(undefined)]).toEqual(['-', '-', '-']);
});
