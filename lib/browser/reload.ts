import { reloadText } from '@/lib/words';
import { showAsText } from '@/lib/browser/toasts';

/*
 * Loads a page again where a file of its build is gone. Next's router does so for a payload of another build, not for a script: that
 * would be an error of the part that asks for it.
 */

/** Where the texts wait while the page loads again (`storageKeys` in lib/law). */
const typingKey = 'reloaded:typed';

/** How long the visitor is told before the page loads again, in milliseconds: long enough to read it. */
const readingTime = 5000;

/** What may be kept of a form: no password, also while it is shown. */
const selector = 'input:not([autocomplete$="-password"])';

interface Typing {
  /** The texts of the fields, by id. */
  readonly texts: Readonly<Record<string, string>>;
  /** The id of the element with the focus; empty where it has none. */
  readonly focused: string;
}

/** Whether somebody has typed into a field of the page. */
export function holdsTyping(): boolean {
  const fields = document.querySelectorAll('input');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/**
 * Loads the page again. Where a field has the focus, or something was typed into one, it tells the visitor first, and what was
 * typed until then is kept for the new document ({@link restoreTyping}).
 */
async function loadAgain(): Promise<void> {
  if (holdsTyping() || document.activeElement?.matches('input')) {
    showAsText({ kind: 'success', text: reloadText });
    await new Promise((done) => setTimeout(done, readingTime));
    const fields = document.querySelectorAll<HTMLInputElement>(selector);
    const texts = Object.fromEntries([...fields].map(({ id, value }) => [id, value]));
    const typing: Typing = { texts, focused: document.activeElement?.id ?? '' };
    sessionStorage.setItem(typingKey, JSON.stringify(typing));
  }
  location.reload();
}

/** Puts what was typed before {@link loadAgain} into the fields, as soon as they are there, and the focus where it was. */
export function restoreTyping(): void {
  const kept = sessionStorage.getItem(typingKey);
  if (!kept) return;
  sessionStorage.removeItem(typingKey);
  const { texts, focused } = JSON.parse(kept) as Typing;
  addEventListener('DOMContentLoaded', () => {
    for (const [id, text] of Object.entries(texts)) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.value = text;
    }
    document.getElementById(focused)?.focus();
  });
}

/** When this tab has last loaded a page again (`storageKeys` in lib/law). */
const timeKey = 'reloaded:time';

/**
 * The shortest time between two such reloads, in milliseconds. It is longer than any file can take to fail (product 9: 120 s), so
 * that a permanent error makes no loop, and short enough to recover from the next deploy.
 */
const cooldown = 600_000;

/** Pauses before a server that did not answer is asked again, in milliseconds: together longer than most gaps of a network. */
const pauses: readonly number[] = [0, 1000, 2000, 4000];

/** Whether the server can be reached now and still has this page (an empty relative address). Never rejects. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether a reload is due, and then counts it. Where session storage is blocked none is: nothing would end a loop. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    // A time in the future (the clock was set back) counts as recent: no reload is better than too many.
    if (now - Number(sessionStorage.getItem(timeKey)) < cooldown) return false;
    sessionStorage.setItem(timeKey, String(now));
    return true;
  } catch {
    return false;
  }
}

let reloading = false;

/** Loads the page again, if the server answers and a reload is due. Resolves to whether it does. */
export async function reloadPage(): Promise<boolean> {
  if (!(await serverAnswers()) || reloading || !mayReload()) return reloading;
  reloading = true;
  void loadAgain();
  return true;
}

/**
 * Loads a part of the build. If that fails and the page is loaded again, the promise stays pending; else it rejects with the
 * error of `load`.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloadPage()) return new Promise<T>(() => undefined);
    throw error;
  }
}

let loading: Promise<boolean> | undefined;

/**
 * Loads a soft page in full, once, as soon as the server answers: a file or its payload is gone or cut off. Resolves to false when
 * the server does not answer in time: a load would lose the page then. It cannot loop, since the page is not soft after it.
 */
export function loadInFull(): Promise<boolean> {
  const tryToLoad = async () => {
    for (const pause of pauses) {
      await new Promise((done) => setTimeout(done, pause));
      if (!(await serverAnswers())) continue;
      if (!reloading) location.reload();
      reloading = true;
      return true;
    }
    return false;
  };
  return (loading ??= tryToLoad().finally(() => (loading = undefined)));
}
