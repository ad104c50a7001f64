'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { currentServices, listenForServices } from './liveServices';
import type { ServiceListProps } from './ServiceList';

/** What the island needs to know of the list that the build wrote. */
export interface ServiceGridProps extends Omit<ServiceListProps, 'services'> {
  /** The checksum of the data file that the list was made from. */
  readonly sum: number;
  /** The list itself. */
  readonly children: ReactNode;
}

/**
 * The list that the build wrote, replaced by the live one when `/data.json` has become another file since (design 3.1).
 * While it has not, no card is drawn by a script, and none of the code for it is loaded.
 */
export function ServiceGrid({ sum, children, ...others }: ServiceGridProps) {
  const [live, show] = useState(() => currentServices(sum));
  useEffect(() => listenForServices(sum, show), [sum]);
  return live ? <live.List services={live.services} {...others} /> : children;
}
