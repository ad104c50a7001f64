import { createElement, type ReactNode } from 'react';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';
import { showAsText, type TextToast } from '@/lib/browser/toasts';

/** The toaster, once it has been loaded. */
export const toaster = /* @__PURE__ */ createSignal<ReactNode>(null);

type Toast = typeof import('./Toaster').toast;

let loading: Promise<Toast> | undefined;

/** Loads react-hot-toast and its toaster. The next call retries a failed load. */
function load(): Promise<Toast> {
  loading ??= loadPart(() => import('./Toaster')).then(
    (part) => {
      toaster.set(createElement(part.Toaster));
      return part.toast;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Preloads the toaster, so that toasts work even offline. */
export function expectToasts(): void {
  load().catch(console.error);
}

/** Shows a toast, or plain text if the toaster can't be loaded. */
async function show({ kind, text }: TextToast, replaces: boolean): Promise<void> {
  try {
    const toast = await load();
    // Adds a new toast instead of reusing one, because screen readers announce only what is added to a live region.
    if (replaces) toast.remove();
    toast[kind](text);
  } catch (error) {
    console.error(error);
    showAsText({ kind, text });
  }
}

/** Shows an error in place of all other toasts. */
export const notifyError = (text: string) => void show({ kind: 'error', text }, true);

/** Shows a success message in place of all other toasts. */
export const notifySuccess = (text: string) => void show({ kind: 'success', text }, true);

/** Shows another success message below the current toasts. */
export const notifyToo = (text: string) => void show({ kind: 'success', text }, false);

/** Dismisses all toasts, including those waiting for the toaster to load. */
export function dismissToasts(): void {
  loading?.then(
    (toast) => toast.dismiss(),
    () => undefined,
  );
}
