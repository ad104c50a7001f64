import { weekCalendar } from '@/lib/booking/weekCalendar';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { classesOf } from '@/lib/schedule/week';

export const dynamic = 'force-static';

/** The calendar of the whole week (product 14.4). */
export async function GET() {
  const classes = (await readCatalogue()).flatMap(classesOf);
  return new Response(weekCalendar(classes), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
