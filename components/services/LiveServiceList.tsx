'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { hashContent } from '@/lib/catalogue/contentHash';
import { fetchData } from '@/lib/catalogue/fetchData';
import type { Service } from '@/lib/catalogue/service';
import { reportError } from '@/lib/errors/reportError';
import { loadPart } from '@/lib/recovery/recoverPage';
import { createSignal } from '@/lib/signal/signal';
import type { LiveServices } from './drawLive';
import type { ServiceListProps } from './ServiceList';

/** How the live services are drawn, once `/data.json` says something else than the build knew. */
const liveServices = createSignal<LiveServices | undefined>(undefined);

let asked = false;

/**
 * Sets `liveServices` when the content of `/data.json` differs from that with the hash `builtHash`. The file is
 * fetched once a document, for the first section that appears; after a failure the next appearance tries again. A
 * failure is one message on the console and nothing else, but for a lost script ({@link loadPart}).
 */
async function refreshServices(builtHash: number): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const data: unknown = JSON.parse(await fetchData());
    if (hashContent(data) !== builtHash) {
      const { drawLive } = await loadPart('services', () => import('./drawLive'));
      liveServices.set(drawLive(data));
    }
  } catch (error) {
    asked = false;
    reportError(
      `/data.json cannot be shown: ${(error as Error).message}. The list of the build stays.`,
      'warn',
    );
  }
}

/** What the live list says of a service by now; the service itself where nothing newer is known. */
export function latestOf(service: Service): Service {
  return liveServices.get()?.services.find(({ id }) => id === service.id) ?? service;
}

interface ServiceGridProps extends Omit<ServiceListProps, 'services'> {
  /** The hash of the content that the list was made from. */
  readonly contentHash: number;
  /** The list itself. */
  readonly children: ReactNode;
}

const none = () => undefined;

/** What the live `/data.json` says, once it is known to say something else than the build knew. */
export function useLiveServices(): LiveServices | undefined {
  return useSyncExternalStore(liveServices.subscribe, liveServices.get, none);
}

/**
 * The list that the build wrote, replaced by the live one when `/data.json` says something else by now (product 10.1).
 * While it does not, no card is drawn by a script, and none of the code for it is loaded.
 */
export function ServiceGrid({ contentHash, children, ...others }: ServiceGridProps) {
  const live = useLiveServices();
  useEffect(() => void refreshServices(contentHash), [contentHash]);
  return live ? live.list(others) : children;
}
