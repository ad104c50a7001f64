import toast from 'react-hot-toast/headless';
import { durations } from '@/lib/toasts/durations';
import type { ToastRequest } from '@/lib/toasts/requested';

/** The newest toast of every text. */
const newest = new Map<string, string>();

/**
 * Shows a message once: its new toast takes the place of an older one with the same words, so that a second try
 * neither piles up cards nor passes in silence. A new toast, not the old one kept: only what is added to a live region
 * is announced, and a dismissed one still has its removal before it.
 */
export function showToast({ kind, text }: ToastRequest): void {
  const older = newest.get(text);
  if (older !== undefined) toast.remove(older);
  newest.set(text, toast[kind](text, { duration: durations[kind] }));
}
