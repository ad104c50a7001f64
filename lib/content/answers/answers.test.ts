/** @jest-environment node */
import {
  type Answer,
  type Block,
  countWords,
  plainText,
  readingMinutes,
  type RichText,
} from './answer';
import { answers } from './answers';

const ids = answers.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
const blocks = answers.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));

function texts(block: Block): readonly RichText[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'definitions') return block.entries.map(({ text }) => text);
  return block.kind === 'table' ? block.rows.flat() : [];
}

const links = [
  ...blocks.flatMap(texts).flatMap((text) => (typeof text === 'string' ? [] : text)),
  ...answers.flatMap(({ sources }) => sources),
].filter((piece) => typeof piece === 'object' && 'href' in piece);

test('the three questions of product 2.11 are answered', () => {
  expect(answers.map(({ question }) => question)).toEqual([
    expect.stringMatching(/authentication and authorization/),
    expect.stringMatching(/Firebase.*alternatives/),
    expect.stringMatching(/other services/),
  ]);
});

test('every id is unique and usable in an address as it stands', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(answers.map((answer) => [answer.id, answer] as const))(
  '%s is an answer in depth, not a book',
  (_, answer) => {
    expect(countWords(answer)).toBeGreaterThanOrEqual(500);
    expect(countWords(answer)).toBeLessThanOrEqual(900);
    expect(answer.sections.length).toBeGreaterThanOrEqual(4);
    expect(answer.sources.length).toBeGreaterThanOrEqual(2);
  },
);

test('every row of a table has a cell for every column', () => {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
  }
});

test('links lead to secure addresses and say where', () => {
  expect(links.length).toBeGreaterThan(10);
  for (const { link, href } of links) {
    expect(new URL(href).protocol).toBe('https:');
    expect(link.trim()).not.toBe('');
  }
});

test.each(answers.map((answer) => [answer.id, answer] as const))(
  '%s is dated: two days, the change not before the publication',
  (_, { published, changed }) => {
    const days = [published, changed];
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(days.toSorted()).toEqual(days);
  },
);

test('plain text keeps the words of code, weight and links', () => {
  expect(
    plainText(['A ', { code: '401' }, ' is ', { strong: 'not' }, ' ', { link: 'a 403', href: '' }]),
  ).toBe('A 401 is not a 403');
});

test('reading takes whole minutes, at least one', () => {
  const empty: Answer = { ...answers[0]!, lead: '', sections: [] };
  expect(readingMinutes(empty)).toBe(1);
  for (const answer of answers) expect(readingMinutes(answer)).toBeGreaterThanOrEqual(3);
});
