import { loadPart } from '@/lib/recovery/loadPart';
import { createSignal } from '@/lib/signal/signal';

/** The part of the site that holds Firebase; only ever reached through {@link loadSdk}. */
export type Sdk = typeof import('./sdk');

/** The SDK once it is here. */
export const loadedSdk = createSignal<Sdk | undefined>(undefined);

let loading: Promise<Sdk> | undefined;

/** Fetches the SDK's chunk, once. Rejects when it cannot be had; the next call then tries again. */
export function loadSdk(load: () => Promise<Sdk> = () => import('./sdk')): Promise<Sdk> {
  loading ??= loadPart('sign-in', load).then(
    (sdk) => {
      loadedSdk.set(sdk);
      return sdk;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
