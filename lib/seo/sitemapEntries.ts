import 'server-only';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { absoluteUrl } from '@/lib/studio/site';
import { pagesIn } from '@/lib/pages';
import { escapeXml } from './escape';

/** One entry of the sitemap, ready for XML: Next writes addresses as they are. */
interface SitemapEntry {
  readonly url: string;
  /** The day of the last change, where it is known. */
  readonly lastModified?: string;
}

/**
 * The pages of the list that say so, and that of each service, by their canonical address: no alias, and no service whose id
 * is too long for a file name (product 10.4, 13.5). Pages that show `data.json`, which its owner may edit on any day, have no
 * day: a wrong one is worse (product 13.4).
 */
export function sitemapEntries(services: readonly Service[]): SitemapEntry[] {
  const written = new Set(prerenderSegments(services));
  const ids = services.map(({ id }) => id).filter((id) => written.has(id));
  const found = [...pagesIn('sitemap'), ...ids.map((id) => ({ path: servicePath(id) }))];
  return found.map(({ path, changed }: { path: string; changed?: string }) => ({
    url: escapeXml(absoluteUrl(path)),
    lastModified: changed,
  }));
}
