'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useRef, useTransition } from 'react';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { isLeaving, navigation } from '@/lib/browser/navigation';
import { goWithinPage, isInView } from './address';
import { PendingLine } from './LoadingLine';
import { isIncomplete } from './PageContent';

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const restTime = 60;

/** Returns whether the visitor has turned on data saving. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Returns whether a click opens a new tab or window, or downloads the page. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link to a page of this site. The page is prefetched if the mouse rests on the link or the link receives keyboard focus, unless the
 * visitor has turned on data saving. A press doesn't prefetch, because a prefetch takes three requests in a row, and a navigation only one.
 * While the page loads, the link is busy. Pressing a busy link loads the page in full, but the second click of a double click is ignored.
 *
 * Next's `Link` would add 2.7 kB of script to every page, because it also prefetches links in view and accepts URL objects.
 */
export function PageLink({
  href,
  children,
  onClick,
  ...props
}: ComponentProps<'a'> & { readonly href: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  // If another link is pressed while this link's page loads, the transition stays pending until the other page is shown.
  const isBusy = useSignal(navigation).url === href && isPending;
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelPrefetch = () => clearTimeout(restTimer.current);
  const prefetch = () => {
    if (!savesData() && !isInView(href)) router.prefetch(href);
  };
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // While another page loads, a link to the current page is a navigation back to it, which the router handles.
    const isHere = isInView(href) && !isLeaving();
    if (isHere ? isIncomplete() : isBusy) location.assign(href);
    else if (isHere) goWithinPage(href);
    else startTransition(() => router.push(href));
  }
  return (
    <a
      {...props}
      href={href}
      aria-busy={isBusy || undefined}
      onPointerOver={({ pointerType }) => {
        if (pointerType !== 'touch') restTimer.current = setTimeout(prefetch, restTime);
      }}
      onPointerOut={cancelPrefetch}
      onPointerDown={cancelPrefetch}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.detail > 1) event.preventDefault();
        follow(event);
      }}
    >
      {children}
      {isBusy && <PendingLine />}
    </a>
  );
}

/** Returns whether a URL belongs to a page of this site: it's below /services, or its path has no dot. */
export const isPageAddress = (href: string) => /^\/(?!\/)(services\/|[^.?#]*([?#]|$))/.test(href);

/**
 * A link to any URL. Links to pages of this site use the router. All other links (to a file, another site or app, or a fragment) are plain
 * anchors.
 */
export function Anchor(props: ComponentProps<'a'> & { readonly href: string }) {
  return isPageAddress(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
