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
 * A link to a page of this site. The page is prefetched if the visitor seems about to follow the link (the mouse rests on it, or it
 * receives keyboard focus), unless they save data. A press doesn't prefetch, because a prefetch takes three requests in a row and a
 * navigation only one. While the page loads, the link is busy, and pressing it again loads the page in full; the second click of a double
 * click is ignored.
 *
 * Next's `Link` would add 2.7 kB of script to every page, for prefetching links in view and for URL objects.
 */
export function PageLink({
  href,
  children,
  onClick,
  ...props
}: ComponentProps<'a'> & { readonly href: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  // If another link is pressed meanwhile, this one's transition stays pending until that page is shown.
  const isBusy = useSignal(navigation).url === href && isPending;
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelPrefetch = () => clearTimeout(restTimer.current);
  const prefetch = () => {
    if (!savesData() && !isInView(href)) router.prefetch(href);
  };
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // While another page loads, the router treats this one as a page to go back to.
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

/** Returns whether a URL is that of a page of this site: anything below /services, or a path without a dot. */
export const isPageAddress = (href: string) => /^\/(?!\/)(services\/|[^.?#]*([?#]|$))/.test(href);

/**
 * A link to any URL: through the router to pages of this site, and a plain anchor for anything else (a file, another site or app, a
 * fragment).
 */
export function Anchor(props: ComponentProps<'a'> & { readonly href: string }) {
  return isPageAddress(props.href) ? <PageLink {...props} /> : <a {...props} />;
}
