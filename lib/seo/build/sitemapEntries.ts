import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { answersChanged } from '@/lib/content/answers/answers';
import { changedDays, priceList } from '@/lib/content/dates';
import { absoluteUrl, site } from '@/lib/content/site';
import { escapeXml } from './xml';

/** One entry of the sitemap, ready for XML: Next writes addresses as they are. */
interface SitemapEntry {
  readonly url: string;
  /** The day of the last change, where it is known. */
  readonly lastModified?: string;
}

/**
 * The pages of the navigation and of each service, by their canonical address: no alias, no form, and no service whose id
 * is too long for a file name (product 10.4, 13.5). Forms may be indexed all the same: nothing keeps them out.
 * @param contentHash the hash of the catalogue
 */
export function sitemapEntries(services: readonly Service[], contentHash: number): SitemapEntry[] {
  const written = new Set(prerenderSegments(services));
  const ids = services.map(({ id }) => id).filter((id) => written.has(id));
  const listed = contentHash === priceList.contentHash ? priceList.changed : undefined;
  const withList = (day: string) => listed && [listed, day].toSorted().at(-1);
  const days: Readonly<Record<string, string | undefined>> = {
    '/': withList(changedDays.home),
    '/services': withList(changedDays.services),
    '/about': changedDays.about,
    '/blogs': answersChanged,
  };
  // Home's canonical address is `/`.
  const paths = site.navigation.map(({ href }) => (href === '/home' ? '/' : href));
  const pages: readonly (readonly [path: string, day?: string])[] = [
    ...paths.map((path) => [path, days[path]] as const),
    ...ids.map((id) => [servicePath(id), listed] as const),
  ];
  return pages.map(([path, lastModified]) => ({ url: escapeXml(absoluteUrl(path)), lastModified }));
}
