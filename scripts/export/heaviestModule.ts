import { runInNewContext } from 'node:vm';

/** From this many characters on a module is worth a task of its own: React's DOM renderer has about 180,000. */
const heavy = 100_000;

/**
 * The modules of a bundled file with the length of their source. The file is the bundler's own output: it hands a list
 * of ids and functions to a queue and runs none of them.
 */
function modulesOf(source: string): readonly (readonly [id: number, length: number])[] {
  const handed: unknown[] = [];
  runInNewContext(source, { TURBOPACK: { push: (list: unknown) => handed.push(list) } });
  const list = handed.flat();
  return list.flatMap((entry, index) => {
    const id = list[index - 1];
    return typeof entry === 'function' && typeof id === 'number'
      ? [[id, String(entry).length] as const]
      : [];
  });
}

/** The id of the heaviest module of a file, if it has one that would hold up a page by itself. */
export function heaviestModule(source: string): number | undefined {
  if (source.length < heavy || !source.includes('TURBOPACK')) return undefined;
  const modules = modulesOf(source).filter(([, length]) => length >= heavy);
  return modules.sort((a, b) => b[1] - a[1])[0]?.[0];
}
