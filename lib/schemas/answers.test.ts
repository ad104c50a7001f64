/** @jest-environment node */
import { answers, blogs } from '@/lib/content/answers/answers';
import { answersSchema } from './answers';
import { linesOf } from './testing';

const answer = answers[0]!;

test('a wrong date and an id that another answer has are reported on one line each', () => {
  const content = { blogs, answers: [answer, { ...answer, sections: [], changed: '21 November' }] };
  expect(linesOf('answers.ts', answersSchema, content)).toEqual([
    'answers.ts, answers[1].changed: Expected a date such as "2026-12-24", found "21 November".',
    expect.stringContaining('answers.ts, answers[1].id: Expected an id that no other answer'),
  ]);
});

/** Validates a block of an answer's section and returns a line for each mistake in it. */
function linesOfBlock(block: object) {
  const sections = [{ id: 'x', title: 'X', blocks: [block] }];
  return linesOf('answers.ts', answersSchema, { blogs, answers: [{ ...answer, sections }] });
}

const blockPath = 'answers.ts, answers[0].sections[0].blocks[0]';

test.each([
  [
    'a number',
    5,
    '.text: Expected a text, or a list of texts, { code }, { strong } and { link, href }, found 5.',
  ],
  ['a line break', 'one\ntwo', '.text: Expected a text on one line, found "one\\ntwo".'],
  [
    'a link without an address',
    [{ link: 'here' }],
    '.text[0].href: Expected a text in quotes, but this field is missing',
  ],
  ['a number as code', [{ code: 5 }], '.text[0].code: Expected a text in quotes, found 5.'],
  ['an empty text', [''], '.text[0]: Expected a text that isn’t empty, found "".'],
  [
    'an unknown part',
    [{ cite: 'x' }],
    '.text[0]: Expected a text, or one of { code }, { strong } and { link, href }.',
  ],
])('%s in a rich text is reported where it is', (_, text, line) => {
  expect(linesOfBlock({ kind: 'paragraph', text })).toEqual([
    expect.stringContaining(`${blockPath}${line}`),
  ]);
});

test.each([
  ['an unknown kind', { kind: 'quote' }, 'found "quote".'],
  ['a missing kind', { text: 'x' }, 'but this field is missing: add it.'],
])('%s of a block is reported with the known kinds', (_, block, end) => {
  const kinds = '"paragraph", "list", "definitions", "table" or "code"';
  expect(linesOfBlock(block)).toEqual([`${blockPath}.kind: Expected ${kinds}, ${end}`]);
});
