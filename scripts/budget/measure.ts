import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { laterParts } from './budgets';
import { chunkLabel, referencesOf } from './references';
import { weighFile, weighFiles, type Weight } from './weigh';

/** The kinds of file that have a budget. */
export type BudgetKind = 'html' | 'data' | 'js' | 'css' | 'fonts';

/** A script file of a page. */
export interface Chunk {
  readonly file: string;
  readonly label: string;
  readonly gzip: number;
}

/** What a page weighs with everything that its HTML references. */
export interface RouteWeight {
  readonly weights: Readonly<Record<BudgetKind, Weight>>;
  /** Its script files, the heaviest first. */
  readonly chunks: readonly Chunk[];
}

const chunkFolder = '_next/static/chunks';

/** The script files that hold one of the texts: parts that a page loads later, which no HTML names. */
function filesWith(folder: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(join(folder, chunkFolder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/${chunkFolder}/${name}`);
  return texts.flatMap((text) => {
    const holders = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
    // A part that is not weighed can never be too heavy.
    if (holders.length === 0)
      throw new Error(`No script holds "${text}": mend the texts of later parts in budgets.ts.`);
    return holders;
  });
}

/**
 * Weighs a route of a built site: sizes of files, so the same on every machine.
 * @param later texts by which parts are recognised that the page loads by itself later
 * @throws Error when the page or a later part is not in the built site
 */
export function measureRoute(
  folder: string,
  route: string,
  later = laterParts[route] ?? [],
): RouteWeight {
  const page = join(folder, route === '/' ? 'index.html' : `${route}.html`);
  if (!existsSync(page))
    throw new Error(`${route} is not in the built site: run \`npm run build\`.`);
  const { js, data, css, fonts } = referencesOf(readFileSync(page, 'utf8'));
  const scripts = [...new Set([...js, ...filesWith(folder, later)])];
  const weigh = (files: readonly string[]) => weighFiles(files.map((file) => join(folder, file)));
  const chunks = scripts.map((file) => ({
    file,
    label: chunkLabel(file, readFileSync(join(folder, file), 'utf8')),
    gzip: weighFile(join(folder, file)).gzip,
  }));
  return {
    weights: {
      html: weighFile(page),
      data: weigh(data),
      js: weigh(scripts),
      css: weigh(css),
      fonts: weigh(fonts),
    },
    chunks: chunks.sort((a, b) => b.gzip - a.gzip),
  };
}
