import { fetchServices } from '@/components/services/useServices';
import { decodeSegment, type FoundServices, findServices } from '@/lib/services/findServices';
import { closingStop } from '@/lib/services/text';
import { fullTitle, serviceTitle } from '@/lib/services/title';
import { notFoundTexts } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';

/**
 * The path of a known route that was typed in another case (product 10.5): `/signup` for `/SignUp`, `/services/Yoga`
 * for `/Services/Yoga`. Undefined for everything else and for a path that is right already, so that a redirect never
 * leads back here.
 * @param routes the addresses of the site's pages
 */
export function correctCase(pathname: string, routes: readonly string[]): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  const route = lower.replace(/\/+$/, '');
  if (routes.includes(route)) return route;
  const corrected = pathname.replace(/^\/services(?=\/)/i, '/services');
  return corrected === pathname ? undefined : corrected;
}

/** What the 404 screen shows while and after its address is looked up. */
export interface Resolution {
  /** Announced by screen readers, and shown below the picture during the lookup. */
  readonly status: string;
  /** Their screen replaces the 404 screen. */
  readonly found?: FoundServices;
}

/** The requested address, and how to go to another one without an entry in the history. */
export interface Asked {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly replace: (address: string) => void;
  /** The addresses of the site's pages. */
  readonly routes: readonly string[];
}

/**
 * Looks up a segment under /services/, still encoded, in the live list: for a service newer than the build, or an
 * address too long for a file name (product 10.4).
 * @throws Error when the list cannot be had
 */
async function findLive(segment: string): Promise<FoundServices | undefined> {
  return findServices((await fetchServices()) ?? [], decodeSegment(segment));
}

/**
 * Resolves an address without a page: redirects a known route in another case, and shows a service that the build did
 * not know. Never rejects; for anything else the 404 screen stays.
 */
export async function resolveAddress(
  { location, replace, routes }: Asked,
  show: (resolution: Resolution) => void,
): Promise<void> {
  const { pathname, search, hash } = location;
  const path = correctCase(pathname, routes);
  if (path !== undefined) return replace(path + search + hash);
  const segment = /^\/services\/(.+?)\/*$/s.exec(pathname)?.[1];
  if (segment === undefined) return;
  show({ status: notFoundTexts.searching });
  try {
    const found = await findLive(segment);
    show({ status: found ? fullTitle(serviceTitle(found.service)) : '', found });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const stop = closingStop(reason);
    reportError(`This address cannot be looked up in /data.json: ${reason}${stop}`, 'warn');
    show({ status: '' });
  }
}
