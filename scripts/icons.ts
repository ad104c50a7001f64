import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharp } from '@/lib/pictures/settings';
import { runMain } from './tools/console';
import { encodeIco, markSvg, tab, type Tile } from './content/iconFiles';

const touch: Tile = { corner: 0, scale: 0.86 };
const maskable: Tile = { corner: 0, scale: 0.78 };

function png(tile: Tile, size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg(tile)), { density: Math.ceil((72 * size) / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/* `npm run icons`: writes every icon into public/, where they are committed. Run it after a change of the mark. */
await runMain(async () => {
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
});
