import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { isDeferred } from './earlyInput';

/** The id of the Login link (components/auth/SessionControl). */
const loginLinkId = 'login-link';

type Form = Parameters<typeof formLink>[0];

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Adds the page to return to to a link that is pressed before hydration: the navbar's Login link,
 * and the links between forms. In the built page, they lack `from`, because it can't know its query
 * and fragment.
 */
export function keepReturnPath(): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || hasModifier(event) || !isFormPath(link.pathname)) return;
    if (link.id !== loginLinkId && !isFormPath(location.pathname)) return;
    if (self.isHydrated && !isDeferred(link)) return;
    event.preventDefault();
    location.assign(formLink(link.pathname as Form, location));
  };
  addEventListener('click', follow, { capture: true });
}
