import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripScripts } from '../stripScripts';
import { mirror } from './workspace';

/** Writes a copy of a built site whose pages have no scripts; everything else is shared by hard links. */
export function writeStrippedCopy(site: string, copy: string): void {
  mirror(site, copy);
  const pages = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const file = join(copy, page);
    const stripped = stripScripts(readFileSync(file, 'utf8'));
    // Writing into the linked file would change the site itself.
    rmSync(file);
    writeFileSync(file, stripped);
  }
}
