import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, markPaths } from '../lib/brand';
import { encodeIco } from './icons/ico';

/** How the mark sits on its tile. */
interface TileOptions {
  /** Corner radius in 64ths of the side; 0 for systems that cut the corners themselves. */
  readonly corner: number;
  /** Size of the mark on the tile; 1 fills it, 0.78 stays inside the safe circle of a maskable icon (W3C: 80 %). */
  readonly scale: number;
}

/** The studio's mark on a tile, as an SVG file in the colours ground, ember and text. */
function markSvg({ corner, scale }: TileOptions): string {
  const move = ((1 - scale) * 32).toFixed(2);
  const place = scale === 1 ? '' : ` transform="translate(${move} ${move}) scale(${scale})"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${colours.ground}"/>`,
    `<g${place}>`,
    `<path fill="none" stroke="${colours.ember.DEFAULT}" stroke-width="8.5" d="${markPaths.ring}"/>`,
    `<path fill="${colours.text}" d="${markPaths.bolt}"/>`,
    '</g></svg>\n',
  ].join('');
}

const tab: TileOptions = { corner: 14, scale: 1 };
const touch: TileOptions = { corner: 0, scale: 0.86 };
const maskable: TileOptions = { corner: 0, scale: 0.78 };

function png(tile: TileOptions, size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg(tile)), { density: Math.ceil((72 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/*
 * `npm run icons`: draws every icon from the one mark and writes them into public/, where they are kept: run it again only
 * after the mark has changed.
 */
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
