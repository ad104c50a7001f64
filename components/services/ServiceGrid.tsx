'use client';

import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { liveServices, refreshServices } from './liveServices';
import type { ServiceListProps } from './ServiceList';

/** What the island needs to know of the list that the build wrote. */
export interface ServiceGridProps extends Omit<ServiceListProps, 'services'> {
  /** The contentHash of the content that the list was made from. */
  readonly sum: number;
  /** The list itself. */
  readonly children: ReactNode;
}

const none = () => undefined;

/**
 * The list that the build wrote, replaced by the live one when `/data.json` says something else by now (product 10.1).
 * While it does not, no card is drawn by a script, and none of the code for it is loaded.
 */
export function ServiceGrid({ sum, children, ...others }: ServiceGridProps) {
  const draw = useSyncExternalStore(liveServices.subscribe, liveServices.get, none);
  useEffect(() => void refreshServices(sum), [sum]);
  return draw ? draw(others) : children;
}
