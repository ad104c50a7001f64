'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announceHydration } from '@/lib/head/announceHydration';
import { expectTop } from './DeferredContent';
import { followLinks } from './followLinks';

/**
 * Lets a page that was just reached settle in, and puts the focus on its content, as a full load would (Next leaves it
 * where it was). Nothing waits for the motion, and visitors who want none get none. It is a fade and moves nothing:
 * Firefox takes a moved page for one that grew, and restores a scroll position some pixels off.
 * The focus follows the first frame: it has the browser look at the style of the page again.
 */
function arrive(content: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => content.focus({ preventScroll: true })));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  content.animate({ opacity: [0.3, 1] }, { duration: 200, easing: 'ease-out' });
}

/**
 * Lets visitors go who leave while another page of the site is on its way. Firefox then cuts that request off at once, and
 * the router would open the page for which it asked in full, in the place of the one that the visitor wants. Without the
 * Navigation API it does.
 */
function letGo(): void {
  self.navigation?.addEventListener(
    'navigate',
    (event) => event.userInitiated || event.preventDefault(),
    { once: true },
  );
}

/** Turns the site's plain anchors into soft navigation once scripts run; draws nothing. */
export function SoftNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(
    () =>
      followLinks({
        prefetch: router.prefetch,
        push(href) {
          // A fragment names a place that has to be there at once.
          expectTop(!href.includes('#'));
          addEventListener('beforeunload', letGo, { once: true });
          router.push(href);
        },
        comeBack: () => expectTop(false),
      }),
    [router],
  );
  // The last island of the frame: when this runs, the others do.
  useEffect(announceHydration, []);

  useLayoutEffect(() => {
    const content = document.getElementById('content');
    if (content && shown.current !== pathname) arrive(content);
    shown.current = pathname;
    // A page that was scrolled by less than the bar's height the router leaves as it is: the bar would lie over its top.
    if (expectTop(false)) scrollTo(0, 0);
    // Firefox keeps no page whole for the back button that listens for this.
    removeEventListener('beforeunload', letGo);
  }, [pathname]);

  return null;
}
