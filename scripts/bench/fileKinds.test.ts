import { kindOf } from './fileKinds';

test.each([
  ['index.html', 'html'],
  ['_next/static/chunks/a.js', 'js'],
  ['a.css', 'css'],
  ['a.woff2', 'font'],
  ['hero.AVIF', 'picture'],
  ['data.json', 'other'],
  ['index.txt', 'other'],
])('%s is of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});
