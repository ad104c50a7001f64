import { useSyncExternalStore } from 'react';

/*
 * The address in view. What reads Next's `useSearchParams` is not in the prerendered page, and Next has nothing for the fragment. The
 * Navigation API tells of every change (`currententrychange`), but in all engines since January 2026 only.
 */

const addressChange = 'addresschange';

/** Gives the page in view another address: with an entry in the history of its own, or in place of the present one. */
export function changeAddress(how: 'pushState' | 'replaceState', href: string): void {
  history[how](null, '', href);
  // Browsers tell nothing of it.
  dispatchEvent(new Event(addressChange));
}

/** Whether an address is one of the page in view, whatever its query and fragment. */
export function isInView(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname;
}

/**
 * Follows a link to the page in view: to a fragment, or to the top and the query of the link. The router would fetch the page
 * again, and not scroll.
 */
export function goWithinPage(href: string): void {
  const { hash, search } = new URL(href, location.href);
  if (hash) return location.assign(href);
  if (search !== location.search) changeAddress('pushState', href);
  scrollTo(0, 0);
}

/** What may follow a change of the address. Other scripts may use `history` too: before a press it is read again. */
const signs = [addressChange, 'popstate', 'hashchange', 'pointerover', 'focusin'];

/** Calls `listener` when the address may have changed. Returns what ends it. */
export function subscribeToAddress(listener: () => void): () => void {
  const ended = new AbortController();
  for (const sign of signs) addEventListener(sign, listener, ended);
  return () => ended.abort();
}

/** The query of the address, kept current; undefined in the prerendered page and while it hydrates. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    () => location.search,
    () => undefined,
  );
}

/** The id in the fragment of the address, kept current; empty in the prerendered page and while it hydrates. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
}
