/** The parts of an address that decide; a `Location`, an anchor and a `URL` all have them. */
export type Address = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/** What a plain click on a link asks for: a page without a reload, the top of this page, or what the browser does. */
export type LinkRoute = 'page' | 'top' | 'browser';

/** Everything below /services is a page, dots and all; elsewhere a dot in the last segment means a file. */
function isPage(pathname: string): boolean {
  return pathname.startsWith('/services/') || !/\.[^/]*$/.test(pathname);
}

/** Decides what a plain click on a link `to` an address asks for while the page `from` is shown. */
export function linkRoute(to: Address, from: Address): LinkRoute {
  if (to.origin !== from.origin || !isPage(to.pathname)) return 'browser';
  if (to.pathname !== from.pathname || to.search !== from.search) return 'page';
  return to.hash ? 'browser' : 'top';
}
