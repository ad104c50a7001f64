'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive } from './arrive';
import { notePress } from './BelowTop';
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
          notePress(!new URL(href).hash);
          router.push(href);
        },
        comeBack: () => notePress(false),
      }),
    [router],
  );

  useLayoutEffect(() => {
    const content = document.getElementById('content');
    if (content && shown.current !== pathname) arrive(content);
    shown.current = pathname;
    notePress(false);
  }, [pathname]);

  return null;
}
