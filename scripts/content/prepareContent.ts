import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '@/lib/palette';
import { mark } from '@/lib/content/mark';
import { sharp } from '@/lib/pictures/settings';
import { editorSchema } from '@/lib/schemas/data';
import { publicFolder } from '@/lib/studio/folders';
import { buildPictures } from './buildPictures';

/**
 * How the mark stands on its tile. `corner`: the radius in 64ths of the side, 0 for systems that round the corners
 * themselves. `scale`: at 1 the mark fills the tile, at 0.78 it is inside the safe circle of a maskable icon (W3C: 80 %).
 */
interface Tile {
  readonly corner: number;
  readonly scale: number;
}

const tab: Tile = { corner: 14, scale: 1 };
const touch: Tile = { corner: 0, scale: 0.86 };
const maskable: Tile = { corner: 0, scale: 0.78 };

/** Draws the studio's mark on a tile as an SVG file, in the colours ground, accent and text. */
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
 * Wraps one PNG into an .ico file: a header of 6 bytes, an entry of 16, the picture (Microsoft's ICO format). All browsers
 * in use read a PNG inside an ICO.
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
 * Writes the icons of the site into `public`: the studio's mark for browsers and home screens. Next's `icon` files make no
 * `favicon.ico`, and an export writes those that it draws without an ending.
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

/**
 * Makes what Next and editors need out of the owner's content: icons, the schema of `data.json` (.vscode/settings.json), and
 * every size of the pictures.
 * @returns the number of all pictures and of those written
 */
export async function prepareContent() {
  await writeIcons();
  const schema = `${JSON.stringify(editorSchema, null, 2)}\n`;
  await writeFile(join(process.cwd(), '.vscode', 'data.schema.json'), schema);
  return buildPictures();
}
