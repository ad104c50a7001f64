import type { MetadataRoute } from 'next';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { sitemapEntries } from '@/lib/seo/sitemapEntries';

export const dynamic = 'force-static';

/** The sitemap: every canonical page, and when its texts changed, where they say so. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await readCatalogue());
}
