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
  /** Whether the toasts that are shown are to go. */
  readonly clears: boolean;
  readonly waiting: readonly ToastRequest[];
}

/** The messages that no toaster has taken yet. */
export const toastRequests = /* @__PURE__ */ createSignal<ToastRequests>({
  expected: false,
  clears: false,
  waiting: [],
});

/** Has the toaster loaded ahead of the first message. */
export function expectToasts(): void {
  const requests = toastRequests.get();
  if (!requests.expected) toastRequests.set({ ...requests, expected: true });
}

/** Hands over what waits, once. */
export function takeRequests(): ToastRequests {
  const requests = toastRequests.get();
  if (requests.clears || requests.waiting.length > 0)
    toastRequests.set({ expected: true, clears: false, waiting: [] });
  return requests;
}

function notify(kind: ToastRequest['kind'], text: string): void {
  toastRequests.set({ expected: true, clears: true, waiting: [{ kind, text }] });
}

/** Shows an error to the visitor, at once and for long enough to read it, in place of all toasts before. */
export const notifyError = (text: string) => notify('error', text);

/** Tells the visitor what has been done, in place of all toasts before; waits for a screen reader to finish its message. */
export const notifySuccess = (text: string) => notify('success', text);

/** Tells what else has been done by the same press, below the toast before. */
export function notifyToo(text: string): void {
  const { clears, waiting } = toastRequests.get();
  toastRequests.set({
    expected: true,
    clears,
    waiting: [...waiting, { kind: 'success', text }],
  });
}

/** Dismisses all toasts: what they tell is over, or shown by the page itself. */
export function dismissToasts(): void {
  const { expected } = toastRequests.get();
  if (expected) toastRequests.set({ expected, clears: true, waiting: [] });
}

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
