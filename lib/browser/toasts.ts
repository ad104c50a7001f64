import { createSignal } from '@/lib/browser/signal';

/** A message that waits to be shown. */
export interface ToastRequest {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

/** The messages for the toaster, and whether there may be any. */
export interface ToastRequests {
  /** Whether anything on the page may need toasts: then the toaster is loaded, so that it is there even offline. */
  readonly expected: boolean;
  readonly waiting: readonly ToastRequest[];
}

/** The messages that no toaster has taken yet. */
export const toastRequests = /* @__PURE__ */ createSignal<ToastRequests>({
  expected: false,
  waiting: [],
});

/** Has the toaster loaded ahead of the first message. */
export function expectToasts(): void {
  const requests = toastRequests.get();
  if (!requests.expected) toastRequests.set({ ...requests, expected: true });
}

/** Hands over every waiting message, once. */
export function takeRequests(): readonly ToastRequest[] {
  const { waiting } = toastRequests.get();
  if (waiting.length > 0) toastRequests.set({ expected: true, waiting: [] });
  return waiting;
}

function notify(kind: ToastRequest['kind'], text: string): void {
  const { waiting } = toastRequests.get();
  toastRequests.set({ expected: true, waiting: [...waiting, { kind, text }] });
}

/** Shows an error to the visitor, at once and for long enough to read it. */
export const notifyError = (text: string) => notify('error', text);

/**
 * Tells the visitor what has been done; waits for a screen reader to finish its message. Errors before it are dismissed,
 * also when it has no words because the page shows what was done.
 */
export const notifySuccess = (text: string) => notify('success', text);

/** The ids of the live regions: errors interrupt the screen reader, successes wait for it. */
export const regionIds = { error: 'toast-alerts', success: 'toast-statuses' } as const;

/** The live region for one kind of toast. */
export function regionOf(kind: ToastRequest['kind']): HTMLElement | null {
  return document.getElementById(regionIds[kind]);
}

/** Shows a message in its region as plain text, in place of the one before. Without a text it removes that one. */
export function showAsText(message?: ToastRequest): void {
  for (const card of document.querySelectorAll('[data-card] > p')) card.remove();
  if (!message?.text) return;
  const region = regionOf(message.kind);
  const card = document.createElement('p');
  card.className = region?.dataset.card ?? '';
  card.textContent = message.text;
  region?.append(card);
}
