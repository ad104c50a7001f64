/** @jest-environment node */
import { readable } from './fieldFormats';

test.each([
  ['All levels', true],
  ['\u05e9\u05dc\u05d5\u05dd \u200fa', true],
  ['', false],
  ['\u200b', false],
  ['a\u0007b', false],
  ['a\nb', false],
  ['a\u202eb', false],
  ['\u2066a', false],
])('whether %j can be read: %j', (text, isReadable) => {
  expect(readable.test(text)).toBe(isReadable);
});
