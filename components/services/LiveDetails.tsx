'use client';

import type { ReactNode } from 'react';
import type { DetailsProps } from './drawLive';
import { useLiveServices } from './useLiveServices';

interface LiveDetailsProps extends DetailsProps {
  /** The hash of the content that the details were made from. */
  readonly contentHash: number;
  /** The details that the build wrote. */
  readonly children: ReactNode;
}

/**
 * The details that the build wrote, replaced as a whole by the live ones when `/data.json` has other content (product
 * 10.1), so that no part of them says another price than the rest.
 */
export function LiveDetails({ contentHash, children, ...details }: LiveDetailsProps) {
  const live = useLiveServices(contentHash);
  return live ? live.details(details) : children;
}
