import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captioned } from './report';
import { asMarkdown, asText } from './table';

/** Prints tables for the eye and keeps them, as Markdown and with every single figure as JSON, in `.bench/`. */
export function printAndKeep(
  project: string,
  name: string,
  machine: string,
  tables: readonly Captioned[],
  raw: unknown,
): void {
  console.log(`\n${machine}`);
  for (const { caption, table } of tables) console.log(`\n${caption}\n${asText(table)}`);
  const folder = join(project, '.bench');
  mkdirSync(folder, { recursive: true });
  const markdown = tables.map(({ caption, table }) => `**${caption}**\n\n${asMarkdown(table)}\n`);
  writeFileSync(join(folder, `${name}.md`), [`${machine}\n`, ...markdown].join('\n'));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ machine, raw }, null, 1));
  console.log(`\nKept in .bench/${name}.md and .bench/${name}.json`);
}
