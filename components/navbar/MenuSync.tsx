'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { closeMenu, watchMenu } from './watchMenu';

/** Keeps the menu and its button in step, and closes the menu on every navigation; draws nothing. */
export function MenuSync() {
  const pathname = usePathname();
  useEffect(watchMenu, []);
  useEffect(() => closeMenu, [pathname]);
  return null;
}
