'use client';

import { usePathname } from 'next/navigation';

/** The value of `aria-current` on a navigation link; undefined leaves the attribute out. */
type AriaCurrent = 'page' | 'true' | undefined;

/**
 * How a navigation link relates to the page in view: `page` when it leads there ('/' is Home too), `true` when the page
 * lies below it, as /services/1 does below /services (WAI-ARIA 1.2, aria-current).
 */
export function ariaCurrent(href: string, pathname: string): AriaCurrent {
  if (pathname === href || (pathname === '/' && href === '/home')) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

interface CurrentLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: string;
}

/** A link that knows whether it leads to the page in view, in the prerendered page too. */
export function CurrentLink({ href, className, children }: CurrentLinkProps) {
  return (
    <a href={href} aria-current={ariaCurrent(href, usePathname())} className={className}>
      {children}
    </a>
  );
}
