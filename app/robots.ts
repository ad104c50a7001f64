import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/studio/site';

export const dynamic = 'force-static';

/** Crawlers may visit every page. The sitemap lists the pages that are worth indexing. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
