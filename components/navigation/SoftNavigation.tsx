'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { arrive } from './arrive';
import { drawTopFirst } from './drawTopFirst';
import { followLinks } from './followLinks';

/** Turns the site's plain anchors into soft navigation once scripts run; draws nothing. */
export function SoftNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  const pressed = useRef(false);

  useEffect(
    () =>
      followLinks({
        prefetch: router.prefetch,
        push(href) {
          pressed.current = true;
          router.push(href);
        },
      }),
    [router],
  );

  // The one moment between the new page's elements and the first question about their size.
  useInsertionEffect(() => {
    // A page that comes back keeps its scroll position, and needs its whole height for that.
    if (pressed.current) drawTopFirst();
    pressed.current = false;
  }, [pathname]);

  useLayoutEffect(() => {
    const content = document.getElementById('content');
    if (content && shown.current !== pathname) arrive(content);
    shown.current = pathname;
  }, [pathname]);

  return null;
}
