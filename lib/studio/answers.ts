import { answers } from '@/lib/content/answers/answers';
import type { Answer, Block, RichText } from '@/lib/schemas';

/** Adults read English prose at about 240 words a minute; text with code and tables takes a little longer. */
const wordsPerMinute = 200;

/** The words of running text, without its links' addresses. */
function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('code' in piece) return piece.code;
      return 'strong' in piece ? piece.strong : piece.link;
    })
    .join('');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'definitions':
      return block.entries.map(({ term, text }) => `${term} ${plainText(text)}`).join(' ');
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat().map(plainText)].join(' ');
    case 'code':
      return block.text;
  }
}

/** How many words an answer has, code and tables included. */
function countWords({ question, lead, sections }: Answer): number {
  const parts = sections.flatMap(({ title, blocks }) => [title, ...blocks.map(blockText)]);
  return [question, lead, ...parts].join(' ').split(/\s+/).filter(Boolean).length;
}

/** Whole minutes it takes to read an answer, at least one. */
export function readingMinutes(answer: Answer): number {
  return Math.max(1, Math.round(countWords(answer) / wordsPerMinute));
}

/** The day of the last change of any answer: ISO 8601; undefined while there is none. */
export const answersChanged = answers
  .map(({ changed }) => changed)
  .toSorted()
  .at(-1);
