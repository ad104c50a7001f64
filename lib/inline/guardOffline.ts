import { offlineText } from '@/lib/content/words';
import { showAsText } from '@/lib/browser/toasts';

/** Whether the navigation fetches a page: no download, and no other scheme than http (`tel:`, `mailto:`, `blob:`). */
const loadsPage = ({ destination, downloadRequest }: NavigateEvent) =>
  !destination.sameDocument && typeof downloadRequest !== 'string' && /^http/.test(destination.url);

/**
 * While the browser is offline, a navigation that has to be fetched is cancelled: it would end on the browser's error page.
 * What was typed stays, and a message says why nothing happens, until the network is back. Pages that the router has cached
 * still open. Without the Navigation API nothing is changed.
 */
export function guardOffline(): void {
  addEventListener('online', () => showAsText());
  self.navigation?.addEventListener('navigate', (event) => {
    if (navigator.onLine || !event.cancelable || !loadsPage(event)) return;
    event.preventDefault();
    // In a task of its own, because Next's router stores the navigation after it began.
    setTimeout(() => {
      // The router believes that the cancelled navigation is still running: this makes it read the current address again.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      showAsText({ kind: 'error', text: offlineText });
    });
  });
}
