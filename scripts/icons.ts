import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeIco } from './icons/ico';
import { markSvg, type TileOptions } from './icons/mark';

/*
 * Draws every icon from the one mark and writes them into public/, where they are kept: run it again only after the
 * mark has changed (npx tsx scripts/icons.ts).
 */
const tab: TileOptions = { corner: 14, scale: 1 };
const touch: TileOptions = { corner: 0, scale: 0.86 };
const maskable: TileOptions = { corner: 0, scale: 0.78 };

function png(tile: TileOptions, size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg(tile)), { density: Math.ceil((72 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const icons = join(process.cwd(), 'public', 'icons');
await mkdir(icons, { recursive: true });
const ico = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png(tab, size) })),
);
await Promise.all([
  writeFile(join(icons, 'favicon.svg'), markSvg(tab)),
  writeFile(join(process.cwd(), 'public', 'favicon.ico'), encodeIco(ico)),
  writeFile(join(icons, 'apple-touch-icon.png'), await png(touch, 180)),
  writeFile(join(icons, 'icon-192.png'), await png(tab, 192)),
  writeFile(join(icons, 'icon-512.png'), await png(tab, 512)),
  writeFile(join(icons, 'maskable-192.png'), await png(maskable, 192)),
  writeFile(join(icons, 'maskable-512.png'), await png(maskable, 512)),
]);
console.log('Icons: public/favicon.ico and 6 files in public/icons');
