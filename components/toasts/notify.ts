import { createElement, type ReactNode } from 'react';
import { loadOnce } from '@/lib/browser/loadOnce';
import { createSignal } from '@/lib/browser/signal';
import { showAsText, type TextToast } from '@/lib/browser/toasts';

/** The toaster, once it has been loaded. */
export const toaster = createSignal<ReactNode>(null);

/** Loads react-hot-toast and its toaster. */
const load = loadOnce(async () => {
  const { Toaster, toast } = await import('./Toaster');
  toaster.set(createElement(Toaster));
  return toast;
});

/** Whether there may be a toast, or one that waits for the toaster to load. */
let hasToasts = false;

/** Preloads the toaster, so that toasts work even offline. */
export function expectToasts(): void {
  load().catch(console.error);
}

interface ShowOptions {
  readonly replacesOthers: boolean;
  readonly position?: 'bottom-left';
}

/** Shows a toast, or plain text if the toaster can't be loaded. */
async function show(
  { kind, text }: TextToast,
  { replacesOthers, position }: ShowOptions,
): Promise<void> {
  hasToasts = true;
  try {
    const toast = await load();
    // Adds a new toast instead of reusing one, because screen readers announce only what is added
    // to a live region.
    if (replacesOthers) toast.remove();
    toast[kind](text, { position });
  } catch (error) {
    console.error(error);
    showAsText({ kind, text });
  }
}

/** Shows an error in place of all other toasts. */
export const notifyError = (text: string) =>
  void show({ kind: 'error', text }, { replacesOthers: true });

/**
 * Shows a success message in place of all other toasts. At `bottom-left`, wide screens show it on
 * the left, where it doesn't cover the control that the visitor has pressed.
 */
export const notifySuccess = (text: string, position?: ShowOptions['position']) =>
  void show({ kind: 'success', text }, { replacesOthers: true, position });

/** Shows another success message below the current toasts. */
export const notifyToo = (text: string) =>
  void show({ kind: 'success', text }, { replacesOthers: false });

/** Dismisses all toasts, including those waiting for the toaster to load. */
export function dismissToasts(): void {
  if (hasToasts)
    load().then(
      (toast) => toast.dismiss(),
      () => undefined,
    );
}
