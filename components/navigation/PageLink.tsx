'use client';

import Link from 'next/link';
import { type ComponentProps, useRef, useState } from 'react';
import { isLeaving } from '@/lib/browser/navigation';
import { goWithinPage, isInView } from './address';
import { PendingLine } from './LoadingLine';
import { isIncomplete } from './PageContent';

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const restTime = 60;

/** Whether the visitor's browser is to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A link to a page of this site. The page is prefetched at a sign of intent (a resting mouse, the keyboard's focus), unless
 * the visitor saves data. A press is none: a prefetch takes three requests one after another, the navigation one. While
 * the page is on its way the link is busy, and a second press loads it in full; the second click of a double click does
 * nothing.
 */
export function PageLink({
  href,
  children,
  onClick,
  ...props
}: ComponentProps<'a'> & { readonly href: string }) {
  const [isPending, setIsPending] = useState(false);
  /** The address that was prefetched; it may have changed since then. */
  const [meant, setMeant] = useState<string>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endRest = () => clearTimeout(rest.current);
  const prefetch = () => {
    if (!savesData() && !isInView(href)) setMeant(href);
  };
  return (
    <Link
      {...props}
      href={href}
      prefetch={meant === href ? null : false}
      aria-busy={isPending || undefined}
      onPointerOver={({ pointerType }) => {
        if (pointerType !== 'touch') rest.current = setTimeout(prefetch, restTime);
      }}
      onPointerOut={endRest}
      onPointerDown={endRest}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.detail > 1) event.preventDefault();
      }}
      onNavigate={(event) => {
        // On the way to another page this one is, for the router, a page to go back to.
        const isHere = isInView(href) && !isLeaving();
        if (isHere ? isIncomplete() : isPending) location.assign(href);
        else if (isHere) goWithinPage(href);
        else return;
        event.preventDefault();
      }}
    >
      {children}
      <PendingLine onChange={setIsPending} />
    </Link>
  );
}

/** Whether an address is that of a page of this site: anything below /services, elsewhere a path without a dot. */
export const isPageAddress = (href: string) => /^\/(?!\/)(services\/|[^.?#]*([?#]|$))/.test(href);

/**
 * A link to any address: through the router to a page of this site, else a plain anchor (a file, another host or program, a
 * place on the same page).
 */
export function Anchor(props: ComponentProps<'a'> & { readonly href: string }) {
  return isPageAddress(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
