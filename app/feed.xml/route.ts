import { atomFeed, feed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** Written by the export as out/feed.xml: the answers of /blogs. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': feed.type } });
}
