'use client';

import { lazy, type ReactNode } from 'react';
import { loadOnce } from '@/lib/browser/loadOnce';
import type { BuiltDetails } from './LatestDetails';
import { Live } from './Live';
import { useServices } from './useServices';

const LatestDetails = lazy(loadOnce(() => import('./LatestDetails')));

interface LiveDetailsProps extends BuiltDetails {
  readonly children: ReactNode;
}

/** The prerendered details of a service, updated like the list (./Live). In its own module, so Home doesn't load it. */
export function LiveDetails({ children, ...built }: LiveDetailsProps) {
  const isNewer = useServices(built) !== built.services;
  return <Live latest={isNewer && <LatestDetails {...built} />}>{children}</Live>;
}
