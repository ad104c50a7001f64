import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/browser/signal';

/*
 * The query and fragment of the URL. What reads Next's `useSearchParams` isn't in the prerendered page, and Next has nothing for the
 * fragment. The Navigation API's `currententrychange` is in all engines since January 2026 only.
 */

/** The URL that {@link replaceAddress} last set. Browsers have no event for it. */
const replaced = createSignal('');

/** Gives the page in view another URL, in the same entry of the history. */
export function replaceAddress(href: string): void {
  history.replaceState(null, '', href);
  replaced.set(location.href);
}

/** Returns whether a URL is one of the page in view, whatever its query and fragment. */
export function isInView(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname;
}

/** Follows a link to the page in view: to its fragment, or to the top. The router would fetch the page again, and not scroll. */
export function goWithinPage(href: string): void {
  if (href.includes('#')) location.assign(href);
  else scrollTo(0, 0);
}

/** Calls the listener when the query or fragment may have changed. Returns an unsubscribe function. */
export function subscribeToAddress(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['popstate', 'hashchange']) addEventListener(type, listener, listening);
  const unsubscribe = replaced.subscribe(listener);
  return () => {
    listening.abort();
    unsubscribe();
  };
}

/** The query of the URL; undefined in the prerendered page and while it hydrates. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    () => location.search,
    () => undefined,
  );
}

/** The id in the fragment of the URL; empty in the prerendered page and while it hydrates. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
}
