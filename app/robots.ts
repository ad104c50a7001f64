import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/structuredData/graph';

export const dynamic = 'force-static';

/** Every page may be read; the sitemap names those worth listing. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
