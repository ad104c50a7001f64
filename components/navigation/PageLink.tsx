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
  const [shouldPrefetch, setShouldPrefetch] = useState(false);
  return (
    <Link
      {...props}
      prefetch={shouldPrefetch ? null : false}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        setShouldPrefetch(true);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setShouldPrefetch(true);
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

/** Returns whether a URL is a page's: not a file's, a fragment's or another site's. */
export function isPageUrl(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  // Only files have a dot in their path, and services, whose names may have one.
  return path.startsWith('/services/') || !path.includes('.');
}

/** A link to any URL. Only links to pages of this site use the router. */
export function Anchor(props: LinkProps) {
  return isPageUrl(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
