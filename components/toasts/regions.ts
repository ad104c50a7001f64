import type { ToastRequest } from '@/lib/toasts/requests';

/** The ids of the live regions: errors interrupt, successes wait their turn. */
export const regionIds = { error: 'toast-alerts', success: 'toast-statuses' } as const;

/** The live region for one kind of toast. */
export function regionOf(kind: ToastRequest['kind']): HTMLElement | null {
  return document.getElementById(regionIds[kind]);
}

/** Shows a message in its region as plain text, in place of the one before. */
export function showPlainly({ kind, text }: ToastRequest): void {
  const region = regionOf(kind);
  const card = document.createElement('p');
  card.className = region?.dataset.card ?? '';
  card.textContent = text;
  region?.replaceChildren(card);
}

/** Takes away what {@link showPlainly} has shown. */
export function clearPlain(): void {
  for (const id of Object.values(regionIds)) document.querySelector(`#${id} > p`)?.remove();
}
