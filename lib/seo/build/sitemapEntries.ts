import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { absolute } from '@/lib/seo/structuredData/graph';

/** The pages that are their own canonical address and stand in every build. `/home` is `/`. */
const pages = ['/', '/services', '/about', '/blogs', '/login', '/signup'] as const;

/** A path as it may stand in XML; encoded paths can still hold `&` and `'`, and Next writes them as they are. */
function forXml(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/**
 * The full address of every canonical page: aliases of a service are not among them, nor a
 * service whose id is too long for a file name (product 10.4). No dates: the build does not know
 * when a text changed, and a wrong date is worse than none.
 */
export function sitemapEntries(services: readonly Service[]): readonly { readonly url: string }[] {
  const written = new Set(prerenderSegments(services));
  const ids = services.map(({ id }) => id).filter((id) => written.has(id));
  const paths = [...pages, ...ids.map(servicePath)];
  return paths.map((path) => ({ url: forXml(absolute(path)) }));
}
