'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { closeMenu, watchMenu } from './watchMenu';

/**
 * The island of the menu: adds what the browser does not do (watchMenu), and closes it on every navigation; draws
 * nothing.
 */
export function MenuSync() {
  const pathname = usePathname();
  useEffect(watchMenu, []);
  useEffect(() => closeMenu, [pathname]);
  return null;
}
