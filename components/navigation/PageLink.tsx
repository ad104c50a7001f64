'use client';

import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { PendingLine } from './LoadingLine';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

function LinkStatus() {
  return useLinkStatus().pending && <PendingLine />;
}

/**
 * A link to a page of this site. The page is prefetched once a mouse points at the link or the link
 * receives focus, as in the Next guide on prefetching.
 */
export function PageLink({ children, onMouseEnter, onFocus, ...props }: LinkProps) {
  const pathname = usePathname();
  const [isNear, setIsNear] = useState(false);
  return (
    <Link
      {...props}
      prefetch={isNear ? null : false}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        setIsNear(true);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setIsNear(true);
      }}
      onNavigate={() => {
        // The router doesn't scroll if the page is open already.
        if (props.href === pathname) scrollTo(0, 0);
      }}
    >
      {children}
      <LinkStatus />
    </Link>
  );
}

/**
 * Returns whether a URL belongs to a page of this site: it's below /services, or its path has no
 * dot.
 */
export const isPageUrl = (href: string) => /^\/(?!\/)(services\/|[^.?#]*([?#]|$))/.test(href);

/**
 * A link to any URL. Links to pages of this site use the router. All other links (to a file,
 * another site or app, or a fragment) are plain anchors.
 */
export function Anchor(props: LinkProps) {
  return isPageUrl(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
