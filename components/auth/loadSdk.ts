import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/recovery';
import { createSignal } from '@/lib/browser/signal';
import { dismissToasts } from '@/lib/browser/toasts';

/** The part of the site that holds Firebase; only loaded by {@link loadSdk}. */
export type Sdk = typeof import('./sdk');

/** The SDK once it is loaded; undefined before. */
export const loadedSdk = createSignal<Sdk | undefined>(undefined);

let loading: Promise<Sdk> | undefined;

/** Loads the SDK's chunk, once. Rejects when that fails; the next call then tries again. */
export function loadSdk(): Promise<Sdk> {
  loading ??= loadPart('sign-in', () => import('./sdk')).then(
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

/** True from the press on Logout until the SDK has signed the user out, or has failed to. */
export const logoutWanted = createSignal(false);

/** Signs out as soon as the SDK is loaded; the toasts of the session go at once. A failure goes to the console only (product 8.5). */
export function requestLogout(): void {
  dismissToasts();
  logoutWanted.set(true);
  loadSdk().catch((error: unknown) => {
    logoutWanted.set(false);
    reportError(error);
  });
}
