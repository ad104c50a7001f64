import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { issueLine } from '@/lib/catalogue/issue';
import { syntaxIssue } from '@/lib/catalogue/syntax';
import { contentFolder } from '@/lib/studio/folders';
import { filesBelow } from '../export/outFolder';

/*
 * Runs before the code of each of the owner's commands (preload.mjs). Node parses what a command
 * imports before the command's first line, and would report a mistake there with a stack trace.
 */
const files = (await filesBelow(contentFolder)).filter((file) => file.endsWith('.ts'));
const issues = await Promise.all(
  files.map(async (file) =>
    syntaxIssue(`lib/content/${file}`, await readFile(join(contentFolder, file), 'utf8')),
  ),
);
const lines = issues.filter((issue) => issue !== undefined).map(issueLine);
if (lines.length > 0) {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}
