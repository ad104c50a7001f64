import { parseOptions } from './options';

test('without arguments every page is measured five times', () => {
  expect(parseOptions([])).toEqual({
    runs: 5,
    pages: undefined,
    lighthouse: true,
    growth: false,
    budget: false,
  });
});

test('rounds and pages can be chosen', () => {
  const options = parseOptions(['--runs', '3', '--no-lighthouse', '--pages', '/', '/about']);
  expect(options).toMatchObject({ runs: 3, pages: ['/', '/about'], lighthouse: false });
});

test('a quick run is one round of three pages', () => {
  expect(parseOptions(['--quick'])).toMatchObject({ runs: 1, pages: ['/', '/services', '/login'] });
});

test('a wrong command line is answered by a sentence', () => {
  expect(() => parseOptions(['--runs', 'many'])).toThrow('whole number');
  expect(() => parseOptions(['/about'])).toThrow('after --pages');
  expect(() => parseOptions(['--pages'])).toThrow('after --pages');
  expect(() => parseOptions(['--fast'])).toThrow('--fast');
});
