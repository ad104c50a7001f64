'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLiveServices } from '@/components/services/ServiceGrid';
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
 * week, until the part that does is here, which is loaded when they come into view.
 */
export function NextClasses({ children, ...built }: NextClassesProps & { children: ReactNode }) {
  const live = useLiveServices();
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<NextClassesProps>>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadPart('timetable', () => import('./NextList'))
        .then(({ NextList }) => setList(() => NextList))
        .catch(reportError);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const services = live?.services.filter(({ id }) => built.services.some((one) => one.id === id));
  return (
    <div ref={place}>{List ? <List {...built} {...(services && { services })} /> : children}</div>
  );
}
