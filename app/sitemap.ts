import type { MetadataRoute } from 'next';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { servicePath } from '@/lib/services/paths';
import { pagesIn } from '@/lib/studio/pageList';
import { absoluteUrl } from '@/lib/studio/site';

export const dynamic = 'force-static';

/** Lists the canonical pages. An entry has a date if its page states when it was last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const services = await readCatalogue();
  return [
    ...pagesIn('sitemap').map(({ path, changed }) => ({
      url: absoluteUrl(path),
      lastModified: changed,
    })),
    ...services.map(({ id }) => ({ url: absoluteUrl(servicePath(id)) })),
  ];
}
