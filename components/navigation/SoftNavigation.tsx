'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announceHydration } from '@/lib/head/announceHydration';
import { arrive } from './arrive';
import { expectTop } from './DeferredContent';
import { followLinks } from './followLinks';

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
    expectTop(false);
  }, [pathname]);

  return null;
}
