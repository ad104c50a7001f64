import { formLink, isFormPath } from '@/lib/auth/formLinks';
import {
  loginLinkId,
  logoutButtonId,
  readSessionHint,
  reportSession,
  sessionEmail,
  subscribeToSession,
} from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { loadSdk, logoutWanted, requestLogout } from './loadSdk';

/** Sets or removes `data-session` on `<html>`, by which CSS shows `.when-signed-in` or `.when-signed-out`. */
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
 * Calls `changed` at once, and after every change: after sign-in and sign-out here or in another tab, and when the
 * browser shows an old page again. While somebody seems to be signed in, the SDK is loaded once the page is idle, to
 * ask the provider. Ends with the signal.
 */
function followSession(changed: (signedIn: boolean) => void, signal: AbortSignal): void {
  let hinted: string | null;
  const check = () => {
    hinted = readSessionHint();
    const signedIn = sessionEmail() !== null;
    changed(signedIn);
    if (signedIn) whenIdle(askProvider);
  };
  // A page from the back/forward cache has missed what happened in other pages; this event makes the SDK check again as
  // well. That can take a second. Until then a record that has changed meanwhile counts more than the SDK's last
  // report, so that nobody who has signed out sees Logout. A session that is only in memory never had a record, and
  // goes on.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readSessionHint() !== hinted) reportSession(undefined);
    dispatchEvent(new StorageEvent('storage'));
  };
  check();
  addEventListener('pageshow', wake, { signal });
  signal.addEventListener('abort', subscribeToSession(check));
}

/** Updates the Login link: it remembers the page in view, and on a form it is marked as the current one. */
export function updateLoginLink(): void {
  const link = document.getElementById(loginLinkId);
  link?.setAttribute('href', formLink('/login', window.location));
  if (isFormPath(window.location.pathname)) link?.setAttribute('aria-current', 'true');
  else link?.removeAttribute('aria-current');
}

/** Makes the session control work and keeps `data-session` current. Returns the function that ends it. */
export function connectSessionControl(): () => void {
  const login = document.getElementById(loginLinkId);
  const logout = document.getElementById(logoutButtonId);
  const ended = new AbortController();
  logout?.addEventListener('click', requestLogout, ended);
  // Updated again before a press, because query and fragment may change without a new pathname.
  login?.addEventListener('pointerenter', updateLoginLink, ended);
  login?.addEventListener('focus', updateLoginLink, ended);

  const unsubscribe = logoutWanted.subscribe(() => {
    logout?.setAttribute('aria-busy', String(logoutWanted.get()));
  });
  followSession((signedIn) => {
    const focused = document.activeElement === logout;
    markSession(signedIn);
    // The focused button is hidden now: the link replaces it, and takes the focus.
    if (focused && !signedIn) login?.focus();
  }, ended.signal);
  return () => {
    ended.abort();
    unsubscribe();
  };
}
