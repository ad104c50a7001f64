import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/browser/signal';

/*
 * Hooks for the query and fragment of the URL. Components that use Next's `useSearchParams` aren't
 * prerendered, and Next has no hook for the fragment. The Navigation API's `currententrychange`
 * event isn't used, because it has been in all browsers only since January 2026.
 */

/** The URL last set by {@link replaceUrl}. Browsers fire no event for this change. */
const replaced = createSignal('');

/** Changes the URL of the current page without adding a history entry. */
export function replaceUrl(href: string): void {
  history.replaceState(null, '', href);
  replaced.set(location.href);
}

/**
 * Calls the listener when the query or fragment may have changed. Returns an unsubscribe function.
 */
export function subscribeToUrl(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['popstate', 'hashchange']) addEventListener(type, listener, listening);
  const unsubscribe = replaced.subscribe(listener);
  return () => {
    listening.abort();
    unsubscribe();
  };
}

/** Returns the query of the URL. It's undefined in the prerendered page and during hydration. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToUrl,
    () => location.search,
    () => undefined,
  );
}

/**
 * Returns the id in the URL's fragment. It's empty in the prerendered page and during hydration.
 */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribeToUrl,
    () => location.hash.slice(1),
    () => '',
  );
}
