import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError } from '../tools/console';
import { compileHint } from './finishPages';
import { filesBelow } from './outFolder';

/**
 * The folder of the last build's source maps, for `npm run locate`. They contain the source code,
 * so they're not in the published folder.
 */
export const mapsDir = join(process.cwd(), '.maps');

/** The comment at the end of a script or style sheet that names its source map. */
const mapComment = /\s*(?:\/\/|\/\*)# sourceMappingURL=([^\s*]+)(?:\s*\*\/)?\s*$/;

/**
 * Moves the source maps of a build out of the published folder, and removes the comments that refer
 * to them. Next names a map after the map's content; here, a map is named after its script.
 * @param folder the published folder, whose scripts have compile hints
 * @param to the folder for the maps, which is emptied first
 * @throws CliError if no file refers to a map
 */
export async function moveSourceMaps(folder: string, to = mapsDir): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const files = (await filesBelow(folder)).filter((file) => file.startsWith('_next/'));
  const maps = files.filter((file) => file.endsWith('.map'));
  if (maps.length === 0) return;
  let moved = 0;
  for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
    const source = await readFile(join(folder, file), 'utf8');
    const [comment = '', name] = mapComment.exec(source) ?? [];
    if (!name) continue;
    const text = await readFile(join(folder, dirname(file), name), 'utf8');
    const map = JSON.parse(text) as SourceMapPayload;
    // The compile hint is a line of its own. In `mappings`, each line ends with a semicolon.
    const mappings = source.startsWith(compileHint) ? `;${map.mappings}` : map.mappings;
    const target = join(to, `${file}.map`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify({ ...map, mappings }));
    await writeFile(join(folder, file), source.slice(0, -comment.length));
    moved += 1;
  }
  if (moved === 0)
    throw new CliError(
      `Update the pattern in scripts/export/sourceMaps.ts: no file refers to out/${maps[0]}.`,
    );
  // This includes the map of Next's polyfills, which no file refers to.
  for (const file of maps) await rm(join(folder, file));
}
