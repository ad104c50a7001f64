import { readCatalogue } from '@/lib/services/build/readCatalogue';
import { site } from '@/lib/studio/site';
import { calendarContents, calendarOf } from '@/lib/services/build/calendar';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every calendar of the site. A studio without classes has none, but Next needs at least one path. */
export async function generateStaticParams() {
  const names = [...calendarContents(await readCatalogue()).keys()];
  return (names.length > 0 ? names : ['studio.ics']).map((file) => ({ file }));
}

/** Written by the export as out/calendar/*.ics (product 14.4). */
export async function GET(_: Request, { params }: { readonly params: Promise<{ file: string }> }) {
  const contents = calendarContents(await readCatalogue());
  const { name, classes } = contents.get((await params).file) ?? { name: site.name, classes: [] };
  return new Response(calendarOf(name, classes), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
