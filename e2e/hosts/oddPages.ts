import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedName } from '@/lib/services/build/prerender';
import { writeDecodedNames } from '@/scripts/export/decodedNames';
import { outDir } from '@/scripts/export/outFolder';

const folder = join(outDir, 'services');

/** Values that an owner may write, with every character that has a meaning in an address, on a host or in a shell. */
export const oddValues: readonly string[] = [
  'Great, for beginners!',
  '100% Power',
  '50%25off %41',
  'Push/pull',
  'a%2Fb',
  'what?',
  'what?x=1&y=2#z',
  'c#',
  `it's "quoted" & <b>bold</b>`,
  'semi;colon:at@a=b+c$d',
  'Café Été',
  '瑜伽 Йога יוגה',
  '🧘‍♀️ Flow 💪🏽',
  'back\\slash [x] {y} | ^ ` ~',
  '(star*) _under_ -dash-',
  'dots ... and v1.2',
  'a dot at the end.',
  'what, a back\\slash?',
  'two  spaces',
];

/** One page that was added, and its content. */
export interface OddPage {
  readonly value: string;
  readonly html: string;
}

/**
 * Puts a page for each odd value beside the real ones, by the same steps as the build, and removes them again. Each call
 * uses its own random prefix, so workers do not disturb each other or real pages.
 */
export async function addOddPages() {
  const prefix = randomUUID();
  const list: OddPage[] = oddValues.map((odd) => {
    const value = `${prefix} ${odd}`;
    return { value, html: `<!doctype html><title>${encodeURIComponent(value)}</title>` };
  });
  for (const { value, html } of list)
    await writeFile(join(folder, `${exportedName(value)}.html`), html);
  await writeDecodedNames(
    outDir,
    list.map(({ value }) => value),
  );
  return {
    list,
    async remove(): Promise<void> {
      const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
      for (const name of names) await rm(join(folder, name), { recursive: true });
    },
  };
}
