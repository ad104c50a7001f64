import { formLink, isFormPath } from '@/lib/auth/formLinks';
import {
  loginLinkId,
  logoutButtonId,
  readSessionHint,
  reportSession,
  sessionEmail,
  subscribeToSession,
} from '@/lib/auth/session';
import { reportError } from '@/lib/errors/reportError';
import { loadSdk, logoutWanted, requestLogout } from './loadSdk';

/** Sets or removes the mark on `<html>` by which CSS shows one half of `.when-signed-in` and `.when-signed-out`. */
function markSession(signedIn: boolean): void {
  const root = document.documentElement;
  if (signedIn) root.setAttribute('data-session', 'signed-in');
  else root.removeAttribute('data-session');
}

/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead.
 */
export function whenIdle(task: () => void): void {
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

const askProvider = () => {
  if (sessionEmail() !== null) loadSdk().catch(reportError);
};

/**
 * Says at once, and after every change, whether somebody is signed in: after sign-in and sign-out here or in another
 * tab, and when the browser brings an old page back. While somebody seems to be, the SDK is fetched once the page is
 * idle, to ask the provider. Ends with the signal.
 */
function followSession(changed: (signedIn: boolean) => void, signal: AbortSignal): void {
  let hinted: string | null;
  const check = () => {
    hinted = readSessionHint();
    const signedIn = sessionEmail() !== null;
    changed(signedIn);
    if (signedIn) whenIdle(askProvider);
  };
  // A page from the back/forward cache has missed what other pages did; this event has the SDK look again as well. That
  // can take a second, in which a record that changed meanwhile tells more than the SDK's last word: nobody who signed
  // out is to see Logout. A session that is in memory only never had a record, and goes on.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readSessionHint() !== hinted) reportSession(undefined);
    dispatchEvent(new StorageEvent('storage'));
  };
  check();
  addEventListener('pageshow', wake, { signal });
  signal.addEventListener('abort', subscribeToSession(check));
}

/** Makes the Login link remember the page in view, and on a form marks it as the current one. */
export function updateLoginLink(): void {
  const link = document.getElementById(loginLinkId);
  link?.setAttribute('href', formLink('/login', window.location));
  if (isFormPath(window.location.pathname)) link?.setAttribute('aria-current', 'true');
  else link?.removeAttribute('aria-current');
}

/** Makes the two halves of the session control work and keeps the mark true. Returns the function that ends it. */
export function connectSessionControl(): () => void {
  const login = document.getElementById(loginLinkId);
  const logout = document.getElementById(logoutButtonId);
  const ended = new AbortController();
  logout?.addEventListener('click', requestLogout, ended);
  // Set again on the way to a press, since query and fragment may change without a new pathname.
  login?.addEventListener('pointerenter', updateLoginLink, ended);
  login?.addEventListener('focus', updateLoginLink, ended);

  const unsubscribe = logoutWanted.subscribe(() => {
    logout?.setAttribute('aria-busy', String(logoutWanted.get()));
  });
  followSession((signedIn) => {
    const focused = document.activeElement === logout;
    markSession(signedIn);
    // The focused button is gone from the page now: the link takes its place, and so the focus.
    if (focused && !signedIn) login?.focus();
  }, ended.signal);
  return () => {
    ended.abort();
    unsubscribe();
  };
}
