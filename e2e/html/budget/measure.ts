import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { laterParts } from './budgets';
import { chunkLabel, referencesOf } from './references';
import { weighFile, weighFiles } from './weigh';

/** What a page weighs with everything that its HTML references, and its script files, the heaviest first. */
export type RouteWeight = ReturnType<typeof measureRoute>;

const chunkFolder = '_next/static/chunks';

/** The script files that hold one of the texts: parts that a page loads later, which no HTML names. */
function filesWith(folder: string, texts: readonly string[]): readonly string[] {
  const names = readdirSync(join(folder, chunkFolder)).filter((name) => name.endsWith('.js'));
  const files = names.map((name) => `/${chunkFolder}/${name}`);
  return texts.flatMap((text) => {
    const holders = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
    if (holders.length > 0) return holders;
    // A part that is not weighed can never be too heavy.
    throw new Error(`No script holds "${text}": mend the texts of later parts in budgets.ts.`);
  });
}

/**
 * Weighs a route of a built site: sizes of files, so the same on every machine. Throws when the page, or one of the parts
 * that it loads `later` (recognised by these texts), is not there.
 */
export function measureRoute(folder: string, route: string, later = laterParts[route] ?? []) {
  const page = join(folder, route === '/' ? 'index.html' : `${route}.html`);
  if (!existsSync(page))
    throw new Error(`${route} is not in the built site: run \`npm run build\`.`);
  const { js, data, css, fonts } = referencesOf(readFileSync(page, 'utf8'));
  const scripts = [...new Set([...js, ...filesWith(folder, later)])];
  const weigh = (files: readonly string[]) => weighFiles(files.map((file) => join(folder, file)));
  const chunks = scripts.map((file) => {
    const label = chunkLabel(file, readFileSync(join(folder, file), 'utf8'));
    return { file, label, gzip: weigh([file]).gzip };
  });
  const html = weighFile(page);
  return {
    weights: { html, data: weigh(data), js: weigh(scripts), css: weigh(css), fonts: weigh(fonts) },
    chunks: chunks.sort((a, b) => b.gzip - a.gzip),
  };
}
