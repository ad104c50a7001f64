'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Service } from '@/lib/catalogue/service';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/recovery';

/** The services whose next classes are shown, and how many. */
export interface NextClassesProps {
  readonly services: readonly Service[];
  readonly count: number;
}

/**
 * The next classes from now on. A prerendered page does not know the time: until NextList is loaded it shows its
 * `children`, the first classes of the week. NextList is loaded as soon as scripts run, wherever the page is scrolled to.
 */
export function NextClasses({ children, ...props }: NextClassesProps & { children: ReactNode }) {
  const [List, setList] = useState<ComponentType<NextClassesProps>>();
  useEffect(() => {
    loadPart('next classes', () => import('./NextList')).then(
      ({ NextList }) => setList(() => NextList),
      reportError,
    );
  }, []);
  return List ? <List {...props} /> : children;
}
