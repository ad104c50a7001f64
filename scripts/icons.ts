import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, logoPaths } from '../lib/brand';
import { encodeIco } from './icons/ico';

/**
 * How the mark sits on its tile: `corner` is a radius in 64ths of the side, 0 for systems that cut the corners
 * themselves; at `scale` 1 the mark fills the tile, at 0.78 it is inside a maskable icon's safe circle (W3C: 80 %).
 */
const tab = { corner: 14, scale: 1 };
const touch = { corner: 0, scale: 0.86 };
const maskable = { corner: 0, scale: 0.78 };

/** The studio's mark on a tile, as an SVG file in the colours ground, ember and text. */
function markSvg({ corner, scale }: typeof tab): string {
  const move = ((1 - scale) * 32).toFixed(2);
  const place = scale === 1 ? '' : ` transform="translate(${move} ${move}) scale(${scale})"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${colours.ground}"/>`,
    `<g${place}>`,
    `<path fill="none" stroke="${colours.ember.DEFAULT}" stroke-width="8.5" d="${logoPaths.ring}"/>`,
    `<path fill="${colours.text}" d="${logoPaths.bolt}"/>`,
    '</g></svg>\n',
  ].join('');
}

function png(tile: typeof tab, size: number): Promise<Buffer> {
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
const ico = encodeIco(await png(tab, 32), 32);
await writeFile(join(process.cwd(), 'public', 'favicon.ico'), ico);
await writeFile(join(icons, 'favicon.svg'), markSvg(tab));
await writeFile(join(icons, 'apple-touch-icon.png'), await png(touch, 180));
for (const size of [192, 512]) {
  await writeFile(join(icons, `icon-${size}.png`), await png(tab, size));
  await writeFile(join(icons, `maskable-${size}.png`), await png(maskable, size));
}
console.log('Icons: public/favicon.ico and 6 files in public/icons');
