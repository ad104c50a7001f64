'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '@/lib/inline/lostFiles';
import { reportError } from '@/lib/browser/reportError';
import { hasClasses } from '@/lib/timetable/week';
import type { DetailsPartProps } from './NewerDetails';
import { useService } from './useService';
import { useServices } from './useServices';

/**
 * A part of a page of details: as the server has drawn it, until newer services come. Only then the browser loads what draws
 * it, the same component. The columns of a service with times have islands with a state of their own, which follow newer
 * services by themselves: they are drawn again only when the service gets its first times or loses all. A picture that is
 * the same stays.
 */
export function DetailsPart({
  children,
  ...props
}: DetailsPartProps & { readonly children: ReactNode }) {
  const { built, part } = props;
  const service = useService(built);
  const before = built.found.service;
  const isSame =
    (part === 'columns' && hasClasses(service) && hasClasses(before)) ||
    (part === 'picture' && service.picture === before.picture);
  const isNewer = useServices(built) !== built.services && !isSame;
  const [Newer, setNewer] = useState<ComponentType<DetailsPartProps>>();
  useEffect(() => {
    if (!isNewer) return;
    loadPart(() => import('./NewerDetails')).then(
      ({ NewerDetails }) => setNewer(() => NewerDetails),
      reportError,
    );
  }, [isNewer]);
  return Newer && isNewer ? <Newer {...props} /> : children;
}
