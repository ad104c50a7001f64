import { formLink } from '@/lib/auth/returnPath';
import { removeSession } from '@/lib/auth/session';
import { showAsText } from '@/lib/browser/toasts';
import { offlineText } from '@/lib/words';

/** How long a copy button shows that it has copied, in milliseconds. */
const shownFor = 4000;

/**
 * Copies the text of a button (components/ui/CopyButton): at once, since Safari allows it only during the event. `data-copied` is
 * set for some seconds. Where the clipboard cannot be used, a prompt shows the text, selected.
 */
function copyTextOf(button: HTMLElement): void {
  const text = button.dataset.copy ?? '';
  const showText = () => void prompt(button.textContent, text);
  const showCopied = () => {
    button.dataset.copied = '';
    setTimeout(() => delete button.dataset.copied, shownFor);
  };
  // Undefined on a page that was not fetched over https.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) clipboard.writeText(text).then(showCopied, showText);
  else showText();
}

/**
 * Leads a link (components/visit/VisitSection) to the map application of Android's and Apple's systems. An Android WebView
 * (`; wv`) shows an error for `geo:`, so the link stays unchanged there.
 */
function openMapApplication(link: HTMLAnchorElement): void {
  const { android, apple } = link.dataset;
  const [system] = /Android(?!.*; wv)|Mac OS/.exec(navigator.userAgent) ?? [];
  const address = system === 'Android' ? android : apple;
  if (system && address) link.href = address;
}

/**
 * Gives a link to login or sign-up the address that it has after hydration: the visitor returns from where they are
 * (product 10.6).
 */
function keepReturnPath(link: HTMLAnchorElement): void {
  const form = link.getAttribute('href');
  const isLate = !self.isHydrated || link.closest('[data-late]');
  if (!isLate || (form !== '/login' && form !== '/signup')) return;
  link.href = formLink(form, location);
}

/**
 * Forgets the session, so that no script of the build that is late or gone can leave it on a shared computer. The island ends it
 * in the SDK, too (components/auth/logOut).
 */
function forgetSession(): void {
  delete document.documentElement.dataset.session;
  removeSession();
}

/** Whether the navigation fetches a page: no download, and no other scheme than http (`tel:`, `mailto:`, `blob:`). */
const loadsPage = ({ destination, downloadRequest }: NavigateEvent) =>
  !destination.sameDocument && typeof downloadRequest !== 'string' && /^http/.test(destination.url);

/**
 * While the browser is offline, cancels a navigation that has to be fetched: it would end on the browser's error page. What was
 * typed stays, and a message says why nothing happens. Pages that the router has cached still open. Next's `useOffline` would let
 * the visitor wait for the network instead, and only after hydration.
 */
function stayOffline(event: NavigateEvent): void {
  if (navigator.onLine || !event.cancelable || !loadsPage(event)) return;
  event.preventDefault();
  // In a task of its own, because Next's router stores the navigation after it began.
  setTimeout(() => {
    // The router believes that the cancelled navigation is still running: this makes it read the current address again.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    showAsText({ kind: 'error', text: offlineText });
  });
}

/** Answers presses that need an answer during the event, or also without the scripts. */
export function answerPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('button');
      if (button?.matches('[data-copy]')) copyTextOf(button);
      if (button?.matches('[data-logout]')) forgetSession();
      const link = target.closest('a');
      if (link?.matches('[data-apple]')) openMapApplication(link);
      if (link) keepReturnPath(link);
    },
    true,
  );
  addEventListener('online', () => showAsText());
  // Without the Navigation API nothing is changed.
  self.navigation?.addEventListener('navigate', stayOffline);
}
