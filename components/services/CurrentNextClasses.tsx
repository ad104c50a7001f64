'use client';

import { useEffect, useState } from 'react';
import { NextClasses } from '@/components/timetable/NextClasses';
import { loadPart } from '@/lib/browser/recovery';
import { reportError } from '@/lib/browser/reportError';
import type { ListedClass } from '@/lib/timetable/listClasses';
import { useNewerServices } from './useServices';

interface CurrentNextClassesProps {
  /** All classes of the build. */
  readonly classes: readonly ListedClass[];
  readonly contentHash: number;
}

/** The next three classes as they are now. What puts newer services into words is loaded only when there are any. */
export function CurrentNextClasses({ classes, contentHash }: CurrentNextClassesProps) {
  const services = useNewerServices(contentHash);
  const [newer, setNewer] = useState<readonly ListedClass[]>();
  useEffect(() => {
    if (!services) return;
    loadPart('classes', () => import('@/lib/timetable/listClasses')).then(
      ({ listClasses }) => setNewer(listClasses(services)),
      reportError,
    );
  }, [services]);
  return <NextClasses classes={newer ?? classes} count={3} />;
}
