import { offlineText } from '@/lib/words';
import { showAsText } from './toasts';

/** Returns whether a navigation requests a page: no download, and no other scheme than http (`tel:`, `mailto:`, `blob:`). */
const requestsPage = ({ destination, downloadRequest }: NavigateEvent) =>
  !destination.sameDocument && typeof downloadRequest !== 'string' && /^http/.test(destination.url);

function stay(event: NavigateEvent): void {
  if (navigator.onLine || !event.cancelable || !requestsPage(event)) return;
  event.preventDefault();
  // In a task of its own, since the router stores the navigation after it has begun.
  setTimeout(() => {
    // The router believes that the cancelled load is still under way, and has no function to end it: it reads the URL again only
    // when a page returns from the back/forward cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    showAsText({ kind: 'error', text: offlineText });
  });
}

/**
 * While the browser is offline, cancels the full page loads to which the router falls back, and tells the visitor why: they would
 * end on the browser's error page and lose what was typed. Pages in the router's cache still open. Next's `useOffline` would leave
 * the link pending without a word. Without the Navigation API nothing changes. Returns an
 * unsubscribe function.
 */
export function stayOffline(): () => void {
  const listening = new AbortController();
  self.navigation?.addEventListener('navigate', stay, listening);
  addEventListener('online', () => showAsText(), listening);
  return () => listening.abort();
}
