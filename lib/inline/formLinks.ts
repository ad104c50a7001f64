import { formLink, type FormPath, isFormPath } from '@/lib/auth/returnPath';
import { isDeferred } from './earlyInput';

/** The id of the Login link (components/auth/SessionControl). */
const loginLinkId = 'login-link';

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Adds `from`, the page to return to, to a link that is pressed before hydration: the navbar's
 * Login link, and the links between forms. The build can't add it, because it doesn't know the
 * query and the fragment of the page.
 */
export function keepReturnPath(): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || hasModifier(event) || !isFormPath(link.pathname)) return;
    if (link.id !== loginLinkId && !isFormPath(location.pathname)) return;
    if (self.isHydrated && !isDeferred(link)) return;
    event.preventDefault();
    location.assign(formLink(link.pathname as FormPath, location));
  };
  addEventListener('click', follow, { capture: true });
}
