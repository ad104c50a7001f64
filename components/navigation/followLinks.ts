import { changeAddress } from './address';

/** The parts of an address that decide; `Location`, anchors and `URL` have them. */
type Address = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * What a plain click on a link does: a soft navigation to a page, another query for this page, a scroll to the top of
 * this page, or what the browser does.
 */
type LinkRoute = 'page' | 'query' | 'top' | 'browser';

/** What a plain click on a link `to` an address does while the page `from` is shown. */
export function linkRoute(to: Address, from: Address): LinkRoute {
  // Everything below /services is a page, dots and all; elsewhere a dot in the last segment means a file.
  const isPage = to.pathname.startsWith('/services/') || !/\.[^/]*$/.test(to.pathname);
  if (to.origin !== from.origin || !isPage) return 'browser';
  if (to.pathname !== from.pathname) return 'page';
  if (to.hash) return 'browser';
  return to.search === from.search ? 'top' : 'query';
}

/** What links use of the router. */
interface LinkRouter {
  push(link: HTMLAnchorElement): void;
  /** Whether the page of a pressed link, or a part of the page in view, is still on its way. */
  isOnItsWay(href: string, route: LinkRoute): boolean;
  prefetch(href: string): void;
  /** Called on back and forward, before the router is. */
  onPopState(): void;
}

/** How long the pointer must rest on a link before its page is prefetched, in milliseconds. */
export const restTime = 60;

const followed = 'a[href]:not([download], [target])';

/**
 * Makes the page's plain links soft: a click on a link to a page of this site goes through the router. The page is
 * prefetched once, at the first sign of intent (a resting mouse, keyboard focus), unless the visitor saves data. A
 * press is no such sign: a prefetch takes three requests one after another, the navigation takes one, and together they
 * would fetch the page twice. While a page is on its way, a second press on its link is left to the browser, which loads the
 * page in full; the second click of a double click does nothing. Everything else is left to the browser. Returns the function that ends it.
 */
export function followLinks(router: LinkRouter): () => void {
  const ended = new AbortController();
  const fetched = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (link: HTMLAnchorElement, route: LinkRoute, event: DocumentEventMap[Type]) => void,
  ) => {
    const listener = (event: DocumentEventMap[Type]) => {
      // The target may be the document, which has no `closest`.
      const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(followed);
      if (link) act(link, linkRoute(link, location), event);
    };
    document.addEventListener(type, listener, ended);
  };

  const prefetch = ({ href }: HTMLAnchorElement, route: LinkRoute) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (route !== 'page' || fetched.has(href) || connection?.saveData) return;
    fetched.add(href);
    router.prefetch(href);
  };

  const stopResting = () => clearTimeout(resting);
  on('pointerover', (link, route, { pointerType }) => {
    stopResting();
    if (pointerType !== 'touch') resting = setTimeout(prefetch, restTime, link, route);
  });
  on('pointerout', stopResting);
  on('pointerdown', stopResting);
  on('focusin', (link, route) => {
    if (link.matches(':focus-visible')) prefetch(link, route);
  });
  on('click', (link, route, event) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (route === 'browser' || event.button || modified || event.defaultPrevented) return;
    const again = router.isOnItsWay(link.href, route);
    if (again && event.detail < 2) return;
    event.preventDefault();
    if (again) return;
    if (route === 'page') return router.push(link);
    // The router would fetch the page again. What depends on the query follows it by `useSearch`.
    if (route === 'query') changeAddress('pushState', link.href);
    scrollTo(0, 0);
  });
  addEventListener('popstate', router.onPopState, { capture: true, signal: ended.signal });
  return () => {
    stopResting();
    ended.abort();
  };
}
