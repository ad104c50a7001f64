import { absoluteUrl } from '@/lib/studio/site';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

/** Every page may be crawled; the sitemap lists those worth indexing. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
