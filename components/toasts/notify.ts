import { createElement, type ReactNode } from 'react';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';
import { showAsText, type TextToast } from '@/lib/browser/toasts';

/** The toaster, once it has been loaded. */
export const toaster = /* @__PURE__ */ createSignal<ReactNode>(null);

type Toast = typeof import('./Toaster').toast;

let loading: Promise<Toast> | undefined;

/** Loads react-hot-toast and its toaster. A failed load is tried again at the next call. */
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

/** Loads the toaster ahead of the first toast, so that it is there even offline. */
export function expectToasts(): void {
  load().catch(console.error);
}

/** Shows a toast, or plain text if the toaster can't be loaded. */
async function show({ kind, text }: TextToast, replaces: boolean): Promise<void> {
  try {
    const toast = await load();
    // A new toast is added, never reused: screen readers announce only what is added to a live region.
    if (replaces) toast.remove();
    toast[kind](text);
  } catch (error) {
    console.error(error);
    showAsText({ kind, text });
  }
}

/** Shows an error in place of all toasts. */
export const notifyError = (text: string) => void show({ kind: 'error', text }, true);

/** Says what has been done, in place of all toasts. */
export const notifySuccess = (text: string) => void show({ kind: 'success', text }, true);

/** Says what else the same press has done, below the toasts that are shown. */
export const notifyToo = (text: string) => void show({ kind: 'success', text }, false);

/** Dismisses all toasts, including those that still wait for the toaster. */
export function dismissToasts(): void {
  loading?.then(
    (toast) => toast.dismiss(),
    () => undefined,
  );
}
