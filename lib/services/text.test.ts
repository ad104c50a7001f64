/** @jest-environment node */
import { closingStop } from './text';

test.each([
  ['Slow strength', '.'],
  ['Slow strength.', ''],
  ['Ready?', ''],
  ['“As heavy as you like!”', ''],
  ['Until nothing is left…', ''],
  ['Row & "rest"', '.'],
  ['Готовы? Йога для всех', '.'],
  ['Йога для всех.', ''],
  ['瑜伽。放松', '.'],
  ['瑜伽。', ''],
  ['सबके लिए योग।', ''],
])('%s ends with a full stop, drawn or its own', (comment, stop) => {
  expect(closingStop(comment)).toBe(stop);
});
