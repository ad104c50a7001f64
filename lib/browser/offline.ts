import { offlineText } from '@/lib/words';
import { showAsText } from './toasts';

/** Returns whether a navigation requests a page: it isn't a download, and the scheme is http, not `tel:`, `mailto:` or `blob:`. */
const requestsPage = ({ destination, downloadRequest }: NavigateEvent) =>
  !destination.sameDocument && typeof downloadRequest !== 'string' && /^http/.test(destination.url);

function stay(event: NavigateEvent): void {
  if (navigator.onLine || !event.cancelable || !requestsPage(event)) return;
  event.preventDefault();
  // In a separate task, because the router stores a navigation only after it has started.
  setTimeout(() => {
    // The router assumes that the canceled load is still pending, and has no function to end it. It reads the URL again only when a
    // page is restored from the back/forward cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    showAsText({ kind: 'error', text: offlineText });
  });
}

/**
 * While the browser is offline, cancels the full page loads that the router falls back to, and tells the visitor why. Otherwise they
 * would end on the browser's error page and lose typed text. Pages in the router's cache still open. Does nothing in browsers
 * without the Navigation API. Returns an unsubscribe function.
 */
export function stayOffline(): () => void {
  const listening = new AbortController();
  self.navigation?.addEventListener('navigate', stay, listening);
  addEventListener('online', () => showAsText(), listening);
  return () => listening.abort();
}
