import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(process.cwd(), 'node_modules', '@fontsource', 'barlow-condensed', 'files');

/** The two parts of the display face, each under its own name: one name would hide the other's letters. */
const parts = { 'Barlow Condensed': 'latin', 'Barlow Condensed Extended': 'latin-ext' } as const;

/** The font list for a style. */
export const previewFamily = Object.keys(parts).join(', ');

/** The display face for previews; WOFF, since the drawing library cannot read WOFF2. */
export function previewFonts() {
  return Promise.all(
    Object.entries(parts).flatMap(([name, part]) =>
      ([600, 700] as const).map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(join(folder, `barlow-condensed-${part}-${weight}-normal.woff`)),
      })),
    ),
  );
}
