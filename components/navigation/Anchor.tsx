import type { ComponentProps } from 'react';
import { PageLink } from './PageLink';

/** Whether an address is that of a page of this site: anything below /services, elsewhere a path without a dot. */
export const isPageAddress = (href: string) => /^\/(?!\/)(services\/|[^.?#]*([?#]|$))/.test(href);

/**
 * A link to any address: through the router to a page of this site, else a plain anchor (a file, another host or program, a
 * place on the same page).
 */
export function Anchor(props: ComponentProps<'a'> & { readonly href: string }) {
  return isPageAddress(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
