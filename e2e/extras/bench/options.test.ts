/** @jest-environment node */
import { parseOptions } from './options';

test('without arguments one page of every kind is measured five times', () => {
  const options = parseOptions([]);
  expect(options).toMatchObject({ rounds: 5 });
  expect(options.pages).toEqual(expect.arrayContaining(['/', '/services/1', '/login', '/nowhere']));
});

test('rounds and pages can be chosen', () => {
  const options = parseOptions(['--rounds', '3', '/', '/about']);
  expect(options).toMatchObject({ rounds: 3, pages: ['/', '/about'] });
});

test.each([
  [['--rounds', 'many'], '--rounds takes a number'],
  [['about'], 'A page is a path such as /about, not "about"'],
  [['--fast'], /Unknown option '--fast'[^]*--rounds N\]/],
])('%j is answered with what is wrong', (args, answer) => {
  expect(() => parseOptions(args)).toThrow(answer);
});
