import { useEffect } from 'react';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { loadOnce } from '@/lib/browser/loadOnce';
import { createSignal } from '@/lib/browser/signal';
import { fetchData, hashContent } from '@/lib/services/liveData';
import type { Service } from '@/lib/services/service';

/** The services that a page was built with, and the hash of the data file. */
export interface BuiltServices {
  readonly services: readonly Service[];
  readonly contentHash: number;
}

/** The services of the live `/data.json`. Undefined unless they differ from the build's. */
const liveServices = createSignal<readonly Service[] | undefined>(undefined);

const loadSchema = loadOnce(() => import('@/lib/services/service'));

let isRequested = false;

/**
 * Fetches the live `/data.json`. If its hash differs from `builtHash`, its services replace the build's in every component. Only then is
 * the schema loaded.
 * @throws an error that says why the file can't be used
 */
export async function fetchServices(builtHash?: number): Promise<readonly Service[] | undefined> {
  isRequested = true;
  try {
    const data = await fetchData();
    if (hashContent(data) !== builtHash) {
      const { parseServices } = await loadSchema();
      liveServices.set(parseServices(data));
    }
    return liveServices.get();
  } catch (error) {
    isRequested = false;
    throw error;
  }
}

async function refreshServices(builtHash: number): Promise<void> {
  if (isRequested) return;
  await fetchServices(builtHash).catch(({ name, message }: Error) => {
    // Firefox aborts the request if the visitor leaves the page.
    if (name === 'AbortError') return;
    console.warn(`Keeping the prerendered services, because /data.json failed: ${message}`);
  });
}

/**
 * Returns the build's services, or the live ones if they differ (product 10.1). The first component to mount in a document fetches the
 * file. If that fails, the next component to mount retries. All components share the result, so they show the same prices.
 */
export function useServices({ services, contentHash }: BuiltServices): readonly Service[] {
  useEffect(() => void refreshServices(contentHash), [contentHash]);
  return useSignal(liveServices) ?? services;
}
