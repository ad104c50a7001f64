import { useEffect } from 'react';
import { useSignal } from '@/components/ui/useBrowserValue';
import { fetchData, hashContent } from '@/lib/services/liveData';
import { closingStop } from '@/lib/services/text';
import type { Service } from '@/lib/services/service';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';

/** The services that a page was built with, and the hash of the content of the file that they are from. */
export interface BuiltServices {
  readonly services: readonly Service[];
  readonly contentHash: number;
}

/** The services of the live `/data.json`; undefined while they equal those of the build. */
const liveServices = createSignal<readonly Service[] | undefined>(undefined);

let isAsked = false;

/**
 * Fetches the live `/data.json`. Its services replace those of the build in every component, unless the content has the hash
 * `builtHash`: then the parser is not even loaded. Returns the services that replace them.
 * @throws Error whose message says in a few words why the file cannot be used
 */
export async function fetchServices(builtHash?: number): Promise<readonly Service[] | undefined> {
  isAsked = true;
  try {
    const data: unknown = JSON.parse(await fetchData());
    if (hashContent(data) !== builtHash) {
      const schema = await loadPart(() => import('@/lib/services/service'));
      liveServices.set(schema.readLiveServices(data));
    }
    return liveServices.get();
  } catch (error) {
    isAsked = false;
    throw error;
  }
}

async function refreshServices(builtHash: number): Promise<void> {
  if (isAsked) return;
  await fetchServices(builtHash).catch(({ message }: Error) =>
    reportError(
      `/data.json cannot be shown: ${message}${closingStop(message)} The list of the build stays.`,
      'warn',
    ),
  );
}

/**
 * The services as they are now: those of the build, until the live `/data.json` has others (product 10.1). The first component of
 * a document fetches the file, once; after a failure the next one that appears tries again. All components get the same
 * services, so that all of them show the same price.
 */
export function useServices({ services, contentHash }: BuiltServices): readonly Service[] {
  useEffect(() => void refreshServices(contentHash), [contentHash]);
  return useSignal(liveServices) ?? services;
}
