import { ImageResponse } from 'next/og';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { previewFile, previewSize, previewSubjects } from '@/lib/seo/previews';
import { previewFonts, PreviewWords } from './PreviewWords';
import { composePreview } from './composePreview';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One file a page and a service. */
export async function generateStaticParams() {
  const subjects = previewSubjects(await readCatalogue());
  return [...subjects.keys()].map((name) => ({ file: previewFile(name) }));
}

/** Draws one preview picture at build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const subjects = previewSubjects(await readCatalogue());
  const text = [...subjects].find(([name]) => previewFile(name) === file)?.[1];
  if (!text) return new Response(null, { status: 404 });
  const words = new ImageResponse(<PreviewWords {...text} />, {
    ...previewSize,
    fonts: await previewFonts(),
  });
  const picture = await composePreview(text.picture, await words.arrayBuffer());
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
