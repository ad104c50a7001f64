import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { siteFacts } from '@/lib/seo/siteFacts';

export const dynamic = 'force-static';

/** Written by the export as out/llms.txt: the facts of the site. */
export async function GET() {
  return new Response(siteFacts(await readCatalogue()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
