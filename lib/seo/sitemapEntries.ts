import 'server-only';
import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { answersChanged } from '@/lib/content/answers/answers';
import { about } from '@/lib/content/profile';
import { site } from '@/lib/content/site';
import { absoluteUrl } from '@/lib/content/siteUrl';
import { escapeXml } from './escape';

/** One entry of the sitemap, ready for XML: Next writes addresses as they are. */
interface SitemapEntry {
  readonly url: string;
  /** The day of the last change, where it is known. */
  readonly lastModified?: string;
}

/**
 * The days of the last change of pages whose texts name one (product 13.4). The others show `data.json`, which its owner may
 * edit on any day: they have none, since a wrong day is worse.
 */
const changedDays: Readonly<Record<string, string>> = {
  '/about': about.changed,
  '/blogs': answersChanged,
};

/**
 * The pages of the navigation and of each service, by their canonical address: no alias, no form, and no service whose id
 * is too long for a file name (product 10.4, 13.5). Forms may be indexed all the same: nothing keeps them out.
 */
export function sitemapEntries(services: readonly Service[]): SitemapEntry[] {
  const written = new Set(prerenderSegments(services));
  const ids = services.map(({ id }) => id).filter((id) => written.has(id));
  // Home's canonical address is `/`.
  const pages = site.navigation.map(({ href }) => (href === '/home' ? '/' : href));
  return [...pages, ...ids.map(servicePath)].map((path) => ({
    url: escapeXml(absoluteUrl(path)),
    lastModified: changedDays[path],
  }));
}
