import { ImageResponse } from 'next/og';
import sharp, { type OverlayOptions } from 'sharp';
import { palette } from '@/lib/palette';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { sourceFile } from '@/lib/pictures/readPicture';
import { previewFile, previewSize, previewEntries } from '@/lib/seo/previews';
import { previewFonts, PreviewWords } from './PreviewWords';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { width, height } = previewSize;
const { ground, accent } = palette;

/**
 * Wide pictures fill the whole preview. All other pictures are at the right edge and have this
 * width, in pixels.
 */
const partWidth = 760;

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/**
 * Darkens the lower edge, and the side with the text. The darkness of the side fades out from
 * `start` to `end` (0 is left, 1 is right).
 */
const shade = (start: number, end: number) =>
  svg(
    `<linearGradient id="side"><stop offset="${start}" stop-color="${ground}"/>` +
      `<stop offset="${end}" stop-color="${ground}" stop-opacity="0"/></linearGradient>` +
      `<linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="${ground}" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="${ground}" stop-opacity=".6"/></linearGradient>` +
      '<rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>',
  );

/**
 * A glow in the accent color. It replaces a picture from another site, because the build has no
 * file of such a picture.
 */
const glow = svg(
  `<radialGradient id="hot" cx="1" cy=".1" r=".8"><stop stop-color="${accent.deep}" stop-opacity=".75"/><stop offset="1" stop-color="${accent.deep}" stop-opacity="0"/></radialGradient>` +
    `<rect width="100%" height="100%" fill="url(#hot)"/>`,
);

/** Returns the background of a preview as layers for sharp. */
async function layers(url: string): Promise<OverlayOptions[]> {
  const file = sourceFile(url);
  if (!file) return [{ input: glow }];
  const size = await sharp(file).metadata();
  const wide = size.width / size.height > width / height;
  const shown = wide ? width : partWidth;
  const picture = await sharp(file)
    .resize(shown, height, { position: wide ? 'right' : 'centre' })
    .toBuffer();
  return [
    { input: picture, left: width - shown, top: 0 },
    { input: wide ? shade(0.2, 0.62) : shade(1 - partWidth / width, 0.62) },
  ];
}

/** Composes picture, shade and text into a JPEG. */
async function composePreview(url: string, textImage: ArrayBuffer): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(await layers(url)), { input: Buffer.from(textImage) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Generates one file for each page and service. */
export async function generateStaticParams() {
  const texts = previewEntries(await readCatalogue());
  return [...texts.keys()].map((name) => ({ file: previewFile(name) }));
}

/**
 * Renders one preview picture at build time. Next's `opengraph-image` would render a picture for
 * each path, and a service has five paths. It would also export the pictures without a file
 * extension, so hosts couldn't tell their content type.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const texts = previewEntries(await readCatalogue());
  const text = [...texts].find(([name]) => previewFile(name) === file)?.[1];
  if (!text) return new Response(null, { status: 404 });
  const textImage = new ImageResponse(<PreviewWords {...text} />, {
    ...previewSize,
    fonts: await previewFonts(),
  });
  const picture = await composePreview(text.picture, await textImage.arrayBuffer());
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
