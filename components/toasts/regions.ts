import type { ToastRequest } from '@/lib/browser/toasts';

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
