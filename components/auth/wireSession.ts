import { followSession } from '@/lib/auth/session/followSession';
import { logoutWanted, requestLogout } from '@/lib/auth/session/logout';
import { loginLinkId, logoutButtonId } from '@/lib/auth/session/controls';
import { markSession } from '@/lib/auth/session/mark';
import { aimLogin } from './sessionElements';

/** Makes the two halves of the session control work and keeps the mark true. Returns the function that ends it. */
export function wireSession(): () => void {
  const login = document.getElementById(loginLinkId);
  const logout = document.getElementById(logoutButtonId);
  const ended = new AbortController();
  logout?.addEventListener('click', requestLogout, ended);
  // Set again on the way to a press, since query and fragment may change without a new pathname.
  login?.addEventListener('pointerenter', aimLogin, ended);
  login?.addEventListener('focus', aimLogin, ended);

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
