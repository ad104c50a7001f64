import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { describe, type Issue, type Place } from '@/lib/services/build/issue';
import type { Answer } from '@/lib/studio/types';
import { iso } from 'zod/mini';

const file = 'lib/content/answers';

/** Days that are none of the calendar: whatever shows one of them cannot be built. */
export function dayIssues(
  place: Place,
  days: Readonly<Partial<Record<'published' | 'changed', string>>>,
): readonly Issue[] {
  return (['published', 'changed'] as const)
    .filter((field) => days[field] !== undefined && !iso.date().safeParse(days[field]).success)
    .map((field) => {
      const found = describe(days[field]);
      return { ...place, field, found, expected: 'a day such as "2026-11-21"', stops: 'build' };
    });
}

/** What is wrong in one answer: its days, and tables with a row that has not one cell for each column. */
function issuesOf({ id, published, changed, sections }: Answer): readonly Issue[] {
  const place = { file, entry: JSON.stringify(id) };
  const blocks = sections.flatMap((section) => section.blocks);
  const tables = blocks.filter((block) => block.kind === 'table');
  const rows = tables.flatMap((table) =>
    table.rows.filter(({ length }) => length !== table.columns.length),
  );
  return [
    ...dayIssues(place, { published, changed }),
    ...rows.map(({ length }) => {
      return { ...place, found: `a row of ${length} cells`, expected: 'one for each column' };
    }),
  ];
}

/** What is wrong in the answers of /blogs: besides issues in one answer, an id that the page has twice. */
export function answerIssues(answers: readonly Answer[]): readonly Issue[] {
  const ids = answers.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...doubled.map((id) => ({ file, found: `the id "${id}" twice`, expected: 'it once' })),
    ...answers.flatMap(issuesOf),
  ].map((issue) => ({ stops: 'deploy', ...issue }));
}

/** Files of answers that the list does not take: /blogs goes without them. */
export async function unlistedAnswers(contentFolder: string): Promise<readonly Issue[]> {
  const folder = join(contentFolder, 'answers');
  const list = await readFile(join(folder, 'answers.ts'), 'utf8').catch(() => undefined);
  if (list === undefined) return [];
  const names = (await readdir(folder)).filter((name) => name !== 'answers.ts').sort();
  return names
    .filter((name) => !list.includes(`'./${parse(name).name}'`))
    .map((name) => ({
      ...{ file: `${file}/${name}`, found: 'an answer that the list does not have' },
      expected: `it in ${file}/answers.ts`,
      ...{ fix: 'Add it there, or take the file away.', stops: 'nothing' },
    }));
}
