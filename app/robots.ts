import { absoluteUrl } from '@/lib/studio/site';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

/** Every page may be read; the sitemap names those worth listing. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
