'use client';

import { usePathname } from 'next/navigation';
import { currentMark } from '@/lib/navigation/currentMark';

/** A link of the navigation. */
export interface CurrentLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: string;
}

/** A link that knows whether it leads to the page in view, in the prerendered page too. */
export function CurrentLink({ href, className, children }: CurrentLinkProps) {
  return (
    <a href={href} aria-current={currentMark(href, usePathname())} className={className}>
      {children}
    </a>
  );
}
