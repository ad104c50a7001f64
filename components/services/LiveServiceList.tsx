'use client';

import type { ReactNode } from 'react';
import type { ServiceListProps } from './ServiceList';
import { useLiveServices } from './useLiveServices';

interface LiveServiceListProps extends Omit<ServiceListProps, 'services'> {
  /** The hash of the content that the list was made from. */
  readonly contentHash: number;
  /** The list that the build wrote. */
  readonly children: ReactNode;
}

/**
 * The list that the build wrote, replaced by the live one when `/data.json` has other content (product 10.1). Until then
 * no card is drawn by a script, and none of the code for it is loaded.
 */
export function LiveServiceList({ contentHash, children, ...others }: LiveServiceListProps) {
  const live = useLiveServices(contentHash);
  return live ? live.list(others) : children;
}
