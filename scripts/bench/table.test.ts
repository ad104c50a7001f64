import { asMarkdown, asText } from './table';

const table = [
  ['page', 'LCP ms', 'ratio'],
  ['/services', '1200', '1.02'],
  ['/', '980'],
];

test('a terminal table aligns its columns', () => {
  expect(asText(table).split('\n')).toEqual([
    'page       LCP ms  ratio',
    '---------  ------  -----',
    '/services    1200   1.02',
    '/             980',
  ]);
});

test('a Markdown table marks the number columns as aligned right', () => {
  expect(asMarkdown(table).split('\n')).toEqual([
    '| page      | LCP ms | ratio |',
    '| --------- | -----: | ----: |',
    '| /services |   1200 |  1.02 |',
    '| /         |    980 |       |',
  ]);
});
