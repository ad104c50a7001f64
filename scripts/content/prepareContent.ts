import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '@/lib/palette';
import { mark } from '@/lib/content/mark';
import { publicFolder } from '@/lib/studio/folders';
import { buildPictures } from './buildPictures';

/**
 * The background of an icon. `corner` is its corner radius in 64ths of the icon's side. It's 0 for
 * platforms that round the corners themselves. `scale` is the size of the mark relative to the
 * icon. At 0.78, the mark fits into the safe zone of a maskable icon (W3C: 80 %).
 */
interface Tile {
  readonly corner: number;
  readonly scale: number;
}

const tab: Tile = { corner: 14, scale: 1 };
const touch: Tile = { corner: 0, scale: 0.86 };
const maskable: Tile = { corner: 0, scale: 0.78 };

/** Returns the studio's mark on a tile, as SVG. */
function markSvg({ corner, scale }: Tile): string {
  const move = ((1 - scale) * 32).toFixed(2);
  const place = scale === 1 ? '' : ` transform="translate(${move} ${move}) scale(${scale})"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${palette.ground}"/>`,
    `<g${place}>`,
    `<path fill="none" stroke="${palette.accent.DEFAULT}" stroke-width="8.5" d="${mark.line}"/>`,
    `<path fill="${palette.text}" d="${mark.area}"/>`,
    '</g></svg>\n',
  ].join('');
}

/**
 * Wraps a PNG in an .ico file: a 6-byte header, a 16-byte directory, then the picture.
 * @param size side in pixels, 1 to 255
 */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.set([1, 0, 1, 0, size, size], 2);
  header.set([1, 0, 32], 10);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function png(tile: Tile, size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg(tile)), { density: Math.ceil((72 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * Writes the icons for browsers and home screens to `public`. Next's `icon` convention can't
 * generate a `favicon.ico`, and exports generated icons without a file extension.
 */
async function writeIcons(): Promise<void> {
  const icons = join(publicFolder, 'icons');
  await mkdir(icons, { recursive: true });
  await writeFile(join(publicFolder, 'favicon.ico'), encodeIco(await png(tab, 32), 32));
  await writeFile(join(icons, 'favicon.svg'), markSvg(tab));
  await writeFile(join(icons, 'apple-touch-icon.png'), await png(touch, 180));
  for (const size of [192, 512]) {
    await writeFile(join(icons, `icon-${size}.png`), await png(tab, size));
    await writeFile(join(icons, `maskable-${size}.png`), await png(maskable, size));
  }
}

/** Generates the icons and all sizes of the pictures from the owner's content. */
export async function prepareContent() {
  await writeIcons();
  return buildPictures();
}
