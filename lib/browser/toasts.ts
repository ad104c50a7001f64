/** A toast in words, or its stand-in without the toaster. */
export interface TextToast {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

/** The ids of the live regions: errors interrupt a screen reader, successes wait until it has finished. */
export const regionIds = { error: 'toast-alerts', success: 'toast-statuses' } as const;

/** The live region for one kind of toast. */
export function regionOf(kind: TextToast['kind']): HTMLElement | null {
  return document.getElementById(regionIds[kind]);
}

/** Shows a message as plain text in its live region, in place of the previous one; without a message, only removes that. */
export function showAsText(message?: TextToast): void {
  for (const card of document.querySelectorAll('[data-card] > p')) card.remove();
  if (!message?.text) return;
  const region = regionOf(message.kind);
  const card = document.createElement('p');
  card.className = region?.dataset.card ?? '';
  card.textContent = message.text;
  region?.append(card);
}

/** The id of the hidden message that the page's build is gone. */
export const outdatedId = 'outdated';

/** Shows that message, with its link that reloads the page, in the live region: also before hydration. */
export function showOutdated(): void {
  const message = document.getElementById(outdatedId)?.cloneNode(true) as HTMLElement | undefined;
  if (!message) return;
  message.hidden = false;
  regionOf('success')?.append(message);
}
