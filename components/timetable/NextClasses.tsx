'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Service } from '@/lib/catalogue/service';
import { reportError } from '@/lib/errors/reportError';
import { loadPart } from '@/lib/recovery/recoverPage';

/** The services whose next classes are meant, and how many classes are shown. */
export interface NextClassesProps {
  readonly services: readonly Service[];
  readonly count: number;
}

/**
 * The next classes from now on. A prerendered page does not know the time: it shows its `children`, the pattern of the
 * week, until the part that does is here. It stands below what is first in view, so the part is loaded with the first
 * scroll.
 */
export function NextClasses({ children, ...props }: NextClassesProps & { children: ReactNode }) {
  const [List, setList] = useState<ComponentType<NextClassesProps>>();
  useEffect(() => {
    const load = () =>
      loadPart('timetable', () => import('./NextList')).then(
        ({ NextList }) => setList(() => NextList),
        reportError,
      );
    addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return List ? <List {...props} /> : children;
}
