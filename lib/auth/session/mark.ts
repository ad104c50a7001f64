/** Sets or removes the mark on `<html>` by which CSS shows one half of `.when-signed-in` and `.when-signed-out`. */
export function markSession(signedIn: boolean): void {
  const root = document.documentElement;
  if (signedIn) root.setAttribute('data-session', 'signed-in');
  else root.removeAttribute('data-session');
}
