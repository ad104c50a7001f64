/** @jest-environment node */
import { closingStop } from './sentence';
import { readText } from './text';

test.each([
  ['All levels ', 'All levels'],
  ['\n\u00a0Yoga\t', 'Yoga'],
  ['  ', undefined],
  ['\u200b', undefined],
  ['a\u0007b', undefined],
  ['a\nb', undefined],
  ['a\u202eb', undefined],
  ['\u2066a', undefined],
  ['\u05e9\u05dc\u05d5\u05dd \u200fa', '\u05e9\u05dc\u05d5\u05dd \u200fa'],
  [7, undefined],
  [undefined, undefined],
])('%j is read as %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

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
