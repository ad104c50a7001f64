'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadOnce } from '@/lib/browser/loadOnce';
import { fetchData, hashData } from '@/lib/services/liveData';
import type { Service } from '@/lib/services/service';

/** The services that a page was built with, and the hash of the data file. */
export interface BuiltServices {
  readonly services: readonly Service[];
  readonly dataHash: number;
}

const loadSchema = loadOnce(() => import('@/lib/services/service'));

/**
 * Fetches the live `/data.json`. Only if its hash differs from `builtHash`, it's parsed, which
 * loads the schema.
 */
async function fetchServices(builtHash?: number): Promise<readonly Service[] | undefined> {
  const data = await fetchData();
  if (hashData(data) === builtHash) return undefined;
  const { parseServices } = await loadSchema();
  return parseServices(data);
}

interface LiveServices {
  /** The services of the live data file. Undefined unless they differ from the build's. */
  readonly live: readonly Service[] | undefined;
  /**
   * Requests the data file once per document, and again after a failure. Resolves to undefined if
   * its hash is `builtHash`. Logs failures, and rejects.
   */
  readonly load: typeof fetchServices;
}

const Context = createContext<LiveServices>({ live: undefined, load: fetchServices });

export const useLiveServices = () => useContext(Context);

/** Holds the live services, which all pages that the visitor opens share. */
export function ServicesProvider({ children }: { readonly children: ReactNode }) {
  const [live, setLive] = useState<readonly Service[]>();
  const request = useRef<Promise<readonly Service[] | undefined>>(undefined);
  const load = useCallback((builtHash?: number) => {
    request.current ??= fetchServices(builtHash).then(
      (services) => {
        startTransition(() => setLive(services));
        return services;
      },
      (error: Error) => {
        request.current = undefined;
        // Firefox aborts the request if the visitor leaves the page.
        if (error.name !== 'AbortError')
          console.warn(`Can’t use the live /data.json: ${error.message}`);
        throw error;
      },
    );
    return request.current;
  }, []);
  const value = useMemo(() => ({ live, load }), [live, load]);
  return <Context value={value}>{children}</Context>;
}

/**
 * Returns the build's services, or the live ones if they differ. The first component that mounts
 * requests them.
 */
export function useServices({ services, dataHash }: BuiltServices): readonly Service[] {
  const { live, load } = useLiveServices();
  useEffect(() => {
    // After a failure, which `load` logs, the page keeps the build's services.
    load(dataHash).catch(() => undefined);
  }, [dataHash, load]);
  return live ?? services;
}
