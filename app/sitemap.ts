import type { MetadataRoute } from 'next';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { sitemapEntries } from '@/lib/seo/build/sitemapEntries';

export const dynamic = 'force-static';

/** The sitemap: every canonical page, and when its content changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { services, contentHash } = await readCatalogueFile();
  return sitemapEntries(services, contentHash);
}
