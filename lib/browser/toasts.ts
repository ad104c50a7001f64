/** A toast message, shown as plain text if the toaster isn't loaded. */
export interface TextToast {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

/**
 * The ids of the live regions. Errors interrupt a screen reader; successes wait until it has
 * finished.
 */
export const regionIds = { error: 'toast-alerts', success: 'toast-statuses' } as const;

export function regionOf(kind: TextToast['kind']): HTMLElement | null {
  return document.getElementById(regionIds[kind]);
}

/**
 * Shows a message as plain text in its live region, replacing the previous one. Without a message,
 * only removes the previous one.
 */
export function showAsText(message?: TextToast): void {
  for (const card of document.querySelectorAll('[data-card] > p')) card.remove();
  if (!message) return;
  const region = regionOf(message.kind);
  const card = document.createElement('p');
  card.className = region?.dataset.card ?? '';
  card.textContent = message.text;
  region?.append(card);
}

/** The id of the hidden message that asks the visitor to reload the page. */
export const reloadMessageId = 'outdated';

/** Shows the message that asks the visitor to reload the page. Works even before hydration. */
export function showReloadMessage(): void {
  const message = document.getElementById(reloadMessageId)!.cloneNode(true) as HTMLElement;
  message.removeAttribute('id');
  message.hidden = false;
  regionOf('success')?.append(message);
}
