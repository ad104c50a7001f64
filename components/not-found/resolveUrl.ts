import { decodeSegment, type FoundServices, findServices } from '@/lib/services/findServices';
import type { Service } from '@/lib/services/service';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import { notFoundWords } from '@/lib/words';

/**
 * Returns the path of a known route that was typed with different capitalization: `/signup` for
 * `/SignUp`, `/services/Yoga` for `/Services/Yoga`. Undefined for anything else, including a
 * correct path, so a redirect can't loop.
 */
export function correctCase(pathname: string, routes: readonly string[]): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  const route = lower.replace(/\/+$/, '');
  if (routes.includes(route)) return route;
  const corrected = pathname.replace(/^\/services(?=\/)/i, '/services');
  return corrected === pathname ? undefined : corrected;
}

/** What the 404 screen shows during and after the lookup. */
export interface Resolution {
  /** Announced by screen readers, and shown below the picture during the lookup. */
  readonly status: string;
  /** If set, the details of these services replace the 404 screen. */
  readonly found?: FoundServices;
}

interface Lookup {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly replace: (url: string) => void;
  readonly routes: readonly string[];
  /** Loads the services of the live data file. Logs failures. */
  readonly loadServices: () => Promise<readonly Service[] | undefined>;
}

/**
 * Resolves a URL for which the host has no page. A known route typed with different capitalization
 * redirects. A service that is newer than the build is shown. For anything else, the 404 screen
 * stays. Never rejects.
 */
export async function resolveUrl(
  { location, replace, routes, loadServices }: Lookup,
  show: (resolution: Resolution) => void,
): Promise<void> {
  const { pathname, search, hash } = location;
  const path = correctCase(pathname, routes);
  if (path !== undefined) return replace(path + search + hash);
  const segment = /^\/services\/(.+?)\/*$/s.exec(pathname)?.[1];
  if (segment === undefined) return;
  show({ status: notFoundWords.searching });
  try {
    // The service may be newer than the build, or its path may be too long for a file name.
    const found = findServices((await loadServices()) ?? [], decodeSegment(segment));
    show({ status: found ? fullTitle(serviceTitle(found.service)) : '', found });
  } catch {
    show({ status: '' });
  }
}
