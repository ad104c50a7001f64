import { formLink, isFormPath } from '@/lib/auth/formLinks';

/** The ids by which the island finds the two halves of the session control. */
export const loginLinkId = 'login-link';
export const logoutButtonId = 'logout-button';

/** Makes the Login link remember the page in view, and on a form marks it as the current one. */
export function aimLogin(): void {
  const link = document.getElementById(loginLinkId);
  link?.setAttribute('href', formLink('/login', window.location));
  if (isFormPath(window.location.pathname)) link?.setAttribute('aria-current', 'true');
  else link?.removeAttribute('aria-current');
}
