import { formLink, isFormPath } from '@/lib/auth/formLinks';
import { loginLinkId } from '@/lib/auth/session/controls';

/** Makes the Login link remember the page in view, and on a form marks it as the current one. */
export function aimLogin(): void {
  const link = document.getElementById(loginLinkId);
  link?.setAttribute('href', formLink('/login', window.location));
  if (isFormPath(window.location.pathname)) link?.setAttribute('aria-current', 'true');
  else link?.removeAttribute('aria-current');
}
