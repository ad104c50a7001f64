import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { join } from 'node:path';
import { CliError } from '../tools/console';
import { mapsDir } from './sourceMaps';

/** What `findEntry` returns: empty if there is nothing. The types of Node 20 lack the name. */
type Entry = Partial<SourceMapping> & { readonly name?: string };

/** The prefix of the project's files in Turbopack's source maps. */
const projectPrefix = /^turbopack:\/\/\/\[project\]\//;

const example = '/_next/static/chunks/abc.js:1:2345';

/** Reads the source map of a script. @throws CliError if there is none */
async function readMap(file: string, folder: string): Promise<SourceMapPayload> {
  if (!file.startsWith('/_next/static/'))
    throw new CliError(
      `${file} isn’t a script of the build, but a page: the error is in one of its inline scripts (lib/inline), which have no source map.`,
    );
  if (!existsSync(folder))
    throw new CliError(
      'Set NEXT_PUBLIC_VITALS in .env.local as for the published site, and run `npm run build`: the last build has no source maps.',
    );
  const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => {
    throw new CliError(
      `Check out the version that is published, run \`npm run build\` with the same settings, and try again: the last build has no source map for ${file}.`,
    );
  });
  return JSON.parse(text) as SourceMapPayload;
}

/**
 * Returns the place in the source code for a position in a built script, such as
 * `components/ui/Button.tsx:12:3 (name)`.
 * @param position the path or URL of the script, a line and a column, as in reports and stacks
 * @throws CliError if there is no source map for it
 */
export async function findSource(position: string, folder = mapsDir): Promise<string> {
  const [, url = '', lineText, columnText] = /^(\S+):(\d+):(\d+)$/.exec(position) ?? [];
  if (!url)
    throw new CliError(
      `Give one position from a report: \`npm run locate -- ${example}\`${position && `, not "${position}"`}.`,
    );
  const file = url.replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
  const line = Number(lineText) - 1;
  const map = new SourceMap(await readMap(file, folder));
  const entry: Entry = map.findEntry(line, Number(columnText) - 1);
  const { generatedLine, originalSource, originalLine = 0, originalColumn = 0, name } = entry;
  if (!originalSource || generatedLine !== line)
    throw new CliError(`Check the line and the column: ${file} has no source code at ${position}.`);
  const path = originalSource.replace(projectPrefix, '');
  return `${path}:${originalLine + 1}:${originalColumn + 1}${name ? ` (${name})` : ''}`;
}
