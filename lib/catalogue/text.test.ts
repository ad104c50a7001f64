/** @jest-environment node */
import { readText } from './text';

test.each([
  ['All levels ', 'All levels'],
  ['\n\u00a0Yoga\t', 'Yoga'],
  ['  ', undefined],
  ['\u200b', undefined],
  ['a\u0007b', undefined],
  ['a\nb', undefined],
  [7, undefined],
  [undefined, undefined],
])('%j is read as %j', (value, text) => {
  expect(readText(value)).toBe(text);
});
