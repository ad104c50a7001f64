import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from '@/lib/services/paths';
import { outDir } from '@/scripts/export/outFolder';
import { firstService } from '../fixtures/services';

const sizeOf = (file: string): number => statSync(join(outDir, file)).size;

/** The address of the largest file below a folder of the build with this ending. */
export function fileBelow(folder: string, ending: string): string {
  const [largest] = readdirSync(join(outDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${folder}/${file.split('\\').join('/')}`)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  if (largest === undefined) throw new Error(`out/${folder} has no ${ending}.`);
  return largest;
}

/** The largest script file. */
export const script = fileBelow('_next/static', '.js');
/** The style sheet. */
export const style = fileBelow('_next/static', '.css');
/** The largest picture. */
export const picture = fileBelow('_pictures', '.avif');
/** Files that never change under their address. */
export const kept = [script, style, picture, fileBelow('_next/static', '.woff2')];
/** Addresses whose content may change with each deploy. */
export const asked = [
  '/',
  '/services',
  servicePath(firstService.id),
  '/data.json',
  '/about/coach.vcf',
  '/calendar/studio.ics',
];
