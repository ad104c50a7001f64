import { formLink } from '@/lib/auth/returnPath';
import { readSessionHint } from '@/lib/auth/session';

/** The account's page, with the endings that hosts accept. */
const accountPath = /^\/account(\.html)?\/?$/;

/**
 * Marks `<html>` if somebody is signed in, so that CSS shows Login or Logout at once. Sends a visitor from the account page to the
 * login before that page is painted (product 2.13).
 */
export function markSession(): void {
  const email = readSessionHint();
  if (email === null) {
    if (accountPath.test(location.pathname)) location.replace(formLink('/login', location));
    return;
  }
  document.documentElement.dataset.session = 'signed-in';
}
