import { useEffect, useState } from 'react';
import { useNewerServices } from '@/components/services/useServices';
import { loadPart } from '@/lib/browser/recovery';
import { reportError } from '@/lib/browser/reportError';
import type { ListedClass } from '@/lib/timetable/listClasses';

/** The classes that Home was built with, in the order of the week. */
export interface BuiltClasses {
  readonly classes: readonly ListedClass[];
  /** Of the content of the file that they are from. */
  readonly contentHash: number;
}

/** All classes as they are now. What puts newer services into words is loaded only when there are any. */
export function useListedClasses({ classes, contentHash }: BuiltClasses): readonly ListedClass[] {
  const services = useNewerServices(contentHash);
  const [newer, setNewer] = useState<readonly ListedClass[]>();
  useEffect(() => {
    if (!services) return;
    loadPart('classes', () => import('@/lib/timetable/listClasses')).then(
      ({ listClasses }) => setNewer(listClasses(services)),
      reportError,
    );
  }, [services]);
  return newer ?? classes;
}
