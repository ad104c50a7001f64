import { reloadText } from '@/lib/words';
import { showAsText } from '@/lib/browser/toasts';

/** Where the texts wait while the page loads again (lib/storageKeys). */
const key = 'reloaded:typed';

/** How long the visitor is told before the page loads again, in milliseconds: long enough to read it. */
const readingTime = 5000;

/** What may be kept of a form: no password, also while it is shown. */
const selector = 'input:not([autocomplete$="-password"]), textarea';

interface Typing {
  /** The texts of the fields, by id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The id of the element with the focus; empty where it has none. */
  readonly focused: string;
}

/** Whether somebody has typed into a field of the page. */
export function holdsTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/**
 * Loads the page again. Where a field has the focus, or something was typed into one, it tells the visitor first, and what was
 * typed until then is kept for the new document ({@link restoreTyping}).
 */
export async function loadAgain(): Promise<void> {
  if (holdsTyping() || document.activeElement?.matches('input, textarea')) {
    showAsText({ kind: 'success', text: reloadText });
    await new Promise((done) => setTimeout(done, readingTime));
    const fields = document.querySelectorAll<HTMLInputElement>(selector);
    const texts = Object.fromEntries([...fields].map(({ id, value }) => [id, value]));
    const typing: Typing = { texts, focused: document.activeElement?.id ?? '' };
    sessionStorage.setItem(key, JSON.stringify(typing));
  }
  location.reload();
}

/** Puts what was typed before {@link loadAgain} into the fields, as soon as they are there, and the focus where it was. */
export function restoreTyping(): void {
  const kept = sessionStorage.getItem(key);
  if (!kept) return;
  sessionStorage.removeItem(key);
  const { texts, focused } = JSON.parse(kept) as Typing;
  addEventListener('DOMContentLoaded', () => {
    for (const [id, text] of Object.entries(texts)) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = text;
    }
    document.getElementById(focused)?.focus();
  });
}
