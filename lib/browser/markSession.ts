import { signedInEmailId } from '@/lib/auth/session';
import { readSessionHint } from '@/lib/browser/auth/session';
import { whenElementsAreAdded } from './whenElementsAreAdded';

/**
 * Marks `<html>` when somebody is signed in, so that CSS shows Login or Logout at once, and writes the e-mail into its
 * element on the pages of the forms. It does so before the element is painted, since an e-mail may take more
 * than one line. What React has written stays.
 */
export function markSession(): void {
  const email = readSessionHint();
  if (email === null) return;
  document.documentElement.dataset.session = 'signed-in';
  const stop = whenElementsAreAdded(() => {
    const place = document.getElementById(signedInEmailId);
    if (!place) return;
    stop();
    if (!place.firstChild) place.textContent = email;
  });
}
