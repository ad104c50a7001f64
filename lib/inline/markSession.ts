import { formLink } from '@/lib/auth/returnPath';
import { signedInEmailId, readSessionHint } from '@/lib/auth/session';
import { whenElementsAreAdded } from './beforePaint';

/** The account's page, with the endings that hosts accept. */
const accountPath = /^\/account(\.html)?\/?$/;

/**
 * Marks `<html>` when somebody is signed in, so that CSS shows Login or Logout at once, and writes the e-mail into its
 * element on the pages of the forms. It does so before the element is painted, since an e-mail may take more
 * than one line. What React has written stays. A visitor without a session goes on from the account's page to the login before that page is drawn (product 2.13).
 */
export function markSession(): void {
  const email = readSessionHint();
  if (email === null) {
    if (accountPath.test(location.pathname)) location.replace(formLink('/login', location));
    return;
  }
  document.documentElement.dataset.session = 'signed-in';
  const stop = whenElementsAreAdded(() => {
    const place = document.getElementById(signedInEmailId);
    if (!place) return;
    stop();
    if (!place.firstChild) place.textContent = email;
  });
}
