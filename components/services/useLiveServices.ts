import { useEffect } from 'react';
import { useSignal } from '@/components/ui/useSignal';
import type { LiveServices } from './drawLive';
import { liveServices, refreshServices } from './liveServices';

/**
 * The services of the live `/data.json`, which the first component of a document fetches; undefined while they are not
 * known, or equal those that the build knew under this hash.
 */
export function useLiveServices(contentHash: number): LiveServices | undefined {
  useEffect(() => void refreshServices(contentHash), [contentHash]);
  return useSignal(liveServices);
}
