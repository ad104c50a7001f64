import { ImageResponse } from 'next/og';
import sharp, { type OverlayOptions } from 'sharp';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { palette } from '@/lib/palette';
import { sourceFile } from '@/lib/pictures/readPicture';
import { previewSources, previewFile, previewSize } from '@/lib/seo/previews';
import { previewFonts, PreviewWords } from './PreviewWords';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { width, height } = previewSize;
const { ground, accent } = palette;

/** The width of a picture that is too narrow to fill the preview, in pixels. */
const narrowWidth = 760;

/** How far the shade of the left side reaches: 0 is the left edge, 1 the right one. */
const shadeEnd = 0.62;

const fillWith = (gradient: string) =>
  `<rect width="100%" height="100%" fill="url(#${gradient})"/>`;

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/**
 * Darkens the lower edge, and the left side, on which the text is. The left side is dark up to
 * `start` (0 is left, 1 is right), and fades out from there.
 */
const shade = (start: number) =>
  svg(`
    <linearGradient id="side">
      <stop offset="${start}" stop-color="${ground}"/>
      <stop offset="${shadeEnd}" stop-color="${ground}" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="foot" x2="0" y2="1">
      <stop offset=".55" stop-color="${ground}" stop-opacity="0"/>
      <stop offset="1" stop-color="${ground}" stop-opacity=".6"/>
    </linearGradient>
    ${fillWith('side')}
    ${fillWith('foot')}`);

/**
 * A glow in the accent color. It replaces a picture from another site, because the build has no
 * file of such a picture.
 */
const glow = svg(`
  <radialGradient id="glow" cx="1" cy=".1" r=".8">
    <stop stop-color="${accent.deep}" stop-opacity=".75"/>
    <stop offset="1" stop-color="${accent.deep}" stop-opacity="0"/>
  </radialGradient>
  ${fillWith('glow')}`);

/**
 * Returns the background of a preview as layers for sharp. A wide picture fills the preview. Any
 * other picture is at the right edge.
 */
async function backgroundLayers(pictureUrl: string): Promise<OverlayOptions[]> {
  const file = sourceFile(pictureUrl);
  if (!file) return [{ input: glow }];
  const source = await sharp(file).metadata();
  const isWide = source.width / source.height > width / height;
  const pictureWidth = isWide ? width : narrowWidth;
  const picture = await sharp(file)
    .resize(pictureWidth, height, { position: isWide ? 'right' : 'centre' })
    .toBuffer();
  return [
    { input: picture, left: width - pictureWidth, top: 0 },
    { input: shade(isWide ? 0.2 : 1 - narrowWidth / width) },
  ];
}

/** Composes picture, shade and text into a JPEG. */
async function composePreview(pictureUrl: string, textImage: ArrayBuffer): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(await backgroundLayers(pictureUrl)), { input: Buffer.from(textImage) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Returns the previews by file name. */
async function readEntries() {
  const entries = previewSources(await readCatalogue());
  return new Map([...entries].map(([name, entry]) => [previewFile(name), entry]));
}

/** Generates one file for each page and service. */
export async function generateStaticParams() {
  return [...(await readEntries()).keys()].map((file) => ({ file }));
}

/**
 * Renders one preview picture at build time. Next's `opengraph-image` would render a picture for
 * each path, and a service has five paths. It would also export the pictures without a file
 * extension, so hosts couldn't tell their content type.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const entry = (await readEntries()).get(file);
  if (!entry) return new Response(null, { status: 404 });
  const textImage = new ImageResponse(<PreviewWords title={entry.title} line={entry.line} />, {
    ...previewSize,
    fonts: await previewFonts(),
  });
  const picture = await composePreview(entry.picture, await textImage.arrayBuffer());
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
