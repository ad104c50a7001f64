import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { site } from '@/lib/content/site';
import { calendarFiles, calendarOf } from '@/lib/timetable/build/calendar';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Every calendar of the site. A studio without classes has none, but Next needs at least one path. */
export async function generateStaticParams() {
  const names = [...calendarFiles(await readCatalogue()).keys()];
  return (names.length > 0 ? names : ['studio.ics']).map((file) => ({ file }));
}

/** Written by the export as out/calendar/*.ics (product 14.4). */
export async function GET(_: Request, { params }: { readonly params: Promise<{ file: string }> }) {
  const calendar = calendarFiles(await readCatalogue()).get((await params).file);
  return new Response(calendar ?? calendarOf(site.name, []), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
