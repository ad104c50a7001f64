import { offlineText } from '@/lib/words';
import { showAsText } from './toasts';

/** Returns whether a navigation requests a page. Downloads and URLs such as `tel:`, `mailto:` and `blob:` don't. */
const requestsPage = ({ destination, downloadRequest }: NavigateEvent) =>
  !destination.sameDocument && typeof downloadRequest !== 'string' && /^http/.test(destination.url);

function stay(event: NavigateEvent): void {
  if (navigator.onLine || !event.cancelable || !requestsPage(event)) return;
  event.preventDefault();
  // Runs in a separate task, because the router stores a navigation only after the navigation has started.
  setTimeout(() => {
    // The router keeps waiting for the canceled load, and has no function to stop that. This event looks like a page that was
    // restored from the back/forward cache, which makes the router read the URL again.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    showAsText({ kind: 'error', text: offlineText });
  });
}

/**
 * While the browser is offline, cancels the full page loads that the router falls back to, and tells the visitor why. Otherwise,
 * visitors would end up on the browser's error page and lose what they typed. Pages in the router's cache still open. Does nothing
 * in browsers without the Navigation API. Returns an unsubscribe function.
 */
export function stayOffline(): () => void {
  const listening = new AbortController();
  self.navigation?.addEventListener('navigate', stay, listening);
  addEventListener('online', () => showAsText(), listening);
  return () => listening.abort();
}
