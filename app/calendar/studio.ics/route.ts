import { calendarOf } from '@/lib/services/build/calendar';
import { readCatalogue } from '@/lib/services/build/readCatalogue';
import { classesOf } from '@/lib/services/week';
import { site } from '@/lib/studio/site';

export const dynamic = 'force-static';

/** The calendar of the whole week (product 14.4). */
export async function GET() {
  const classes = (await readCatalogue()).flatMap(classesOf);
  return new Response(calendarOf(site.name, classes), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
