/** @jest-environment node */
import { closingStop } from './services';

test.each([
  ['Slow strength', '.'],
  ['Slow strength.', ''],
  ['Ready?', ''],
  ['“As heavy as you like!”', ''],
  ['Until nothing is left…', ''],
  ['Row & "rest"', '.'],
])('%s ends with a full stop, drawn or its own', (comment, stop) => {
  expect(closingStop(comment)).toBe(stop);
});
