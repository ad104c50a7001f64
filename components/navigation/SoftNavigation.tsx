'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { announceHydration } from '@/lib/inline/earlyInput';
import type {} from '@/lib/inline/pressedPicture';
import { currentPage } from '@/lib/inline/lostFiles';
import { LoadingLine, PressedLink } from './DeferredContent';
import { followLinks } from './followLinks';

/**
 * Fades a new page in and moves the focus to its content, as after a full load; Next leaves the focus where it was. The
 * fade moves nothing: Firefox takes a page that moves for one that grew, and restores a scroll position some pixels off.
 * The focus waits for the first frame, because it makes the browser compute the styles of the page again.
 */
function showNewPage(content: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => content.focus({ preventScroll: true })));
  // A picture that grows out of the pressed card (GrowingPicture) would be dim at first.
  if (self.pressed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  content.animate({ opacity: [0.3, 1] }, { duration: 200, easing: 'ease-out' });
}

/**
 * Firefox aborts the router's request when the visitor leaves the site meanwhile. The router then loads the requested page
 * in full, in place of the page that the visitor chose. This cancels that load, where the Navigation API exists.
 */
function cancelFallbackLoad(): void {
  self.navigation?.addEventListener(
    'navigate',
    (event) => event.userInitiated || event.preventDefault(),
    { once: true },
  );
}

/** Whether a part of the page in view has not come yet. */
const isIncomplete = () => document.querySelector('[data-slot="deferred"]') !== null;

/**
 * Turns the plain anchors of the site, all of which is inside it, into soft navigation once scripts run. While a page is on its
 * way, the link that leads to it is marked as busy, and a line appears if that takes long.
 */
export function SoftNavigation({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  const pressed = useRef<HTMLAnchorElement>(null);
  const isRestored = useRef(false);
  const [isPending, startTransition] = useTransition();
  /** The path of the page whose top a pressed link leads to. */
  const [pressedPath, setPressedPath] = useState<string>();

  useEffect(
    () =>
      followLinks({
        prefetch: router.prefetch,
        isOnItsWay: (href, route) =>
          route === 'page' ? pressed.current?.href === href : isIncomplete(),
        push(link) {
          pressed.current?.removeAttribute('aria-busy');
          pressed.current = link;
          link.setAttribute('aria-busy', 'true');
          currentPage.isSoft = true;
          isRestored.current = false;
          addEventListener('beforeunload', cancelFallbackLoad, { once: true });
          startTransition(() => {
            // The target of a fragment has to be drawn at once.
            setPressedPath(link.hash ? undefined : link.pathname);
            router.push(link.href);
          });
        },
        onPopState() {
          currentPage.isSoft = true;
          isRestored.current = true;
          setPressedPath(undefined);
        },
      }),
    [router],
  );
  useEffect(() => {
    if (isPending) return;
    pressed.current?.removeAttribute('aria-busy');
    pressed.current = null;
  }, [isPending]);
  // Its effects run after those of all islands inside it.
  useEffect(announceHydration, []);

  useLayoutEffect(() => {
    const content = document.getElementById('content');
    if (!content || shown.current === pathname) return;
    shown.current = pathname;
    showNewPage(content);
    // The router does not scroll back a page that is scrolled by less than the bar's height: the bar would cover its top.
    if (!isRestored.current && !location.hash) scrollTo(0, 0);
    isRestored.current = false;
    // Firefox keeps no page in the back/forward cache that listens for this event.
    removeEventListener('beforeunload', cancelFallbackLoad);
  }, [pathname]);

  return (
    <PressedLink value={pressedPath === pathname}>
      {children}
      {isPending && <LoadingLine />}
    </PressedLink>
  );
}
