import { endSession, logoutWanted } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';
import { dismissToasts } from '@/lib/browser/toasts';

/** The part of the site that holds Firebase; only loaded by {@link loadSdk}. */
export type Sdk = typeof import('./sdk');

/** The SDK once it is loaded; undefined before. */
export const loadedSdk = createSignal<Sdk | undefined>(undefined);

let loading: Promise<Sdk> | undefined;

/** Loads the SDK's chunk, once. Rejects when that fails; the next call then tries again. */
export function loadSdk(): Promise<Sdk> {
  loading ??= loadPart(() => import('./sdk')).then(
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

/**
 * Logs out, at once and whether or not the SDK can be had: one that comes later finds no session. The toasts of the session go
 * with it. A failure goes to the console only (product 8.5).
 */
export function requestLogout(): void {
  dismissToasts();
  try {
    endSession();
  } catch (error) {
    reportError(error);
  }
  logoutWanted.set(loadedSdk.get() !== undefined);
}
