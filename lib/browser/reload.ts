import { showReloadMessage } from './toasts';

/* Reloads a page whose build is gone. Next's router does that only if a payload belongs to another build, not if a script is missing. */

/** When this tab last reloaded a page (`storageKeys` in lib/law). */
const timeKey = 'reloaded:time';

/**
 * The minimum time between two reloads, in milliseconds. It's longer than any request can take to fail (product 9: 120 s), so a
 * permanent error can't cause a loop, and short enough to recover after the next deploy.
 */
const cooldown = 600_000;

/** Returns whether any field on the page is focused or edited. */
export function holdsTyping(): boolean {
  const fields = [...document.querySelectorAll('input')];
  return fields.some(
    (field) => field.value !== field.defaultValue || field === document.activeElement,
  );
}

/** Returns whether the server can be reached and still has this page (an empty relative URL). */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Returns whether the page may reload, and records the time if so. Without session storage, it may not, because nothing would end a loop. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(timeKey)) < cooldown) return false;
    sessionStorage.setItem(timeKey, String(now));
    return true;
  } catch {
    return false;
  }
}

let reloading = false;

/**
 * Reloads the page if the server responds and the last reload isn't recent. Resolves to whether it reloads. If any field is focused
 * or edited, the visitor decides when.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await serverAnswers()) || reloading || !mayReload()) return reloading;
  reloading = true;
  if (holdsTyping()) showReloadMessage();
  else location.reload();
  return true;
}

/** Loads a part of the build. If that fails, the promise stays pending while the page reloads; if it doesn't reload, it rejects. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloadPage()) return new Promise<T>(() => undefined);
    throw error;
  }
}

/**
 * Reloads a page that the router opened, because one of its files or its payload is missing or truncated. Resolves to false if the
 * server can't be reached for 7 s. Can't cause a loop, because the router didn't open the reloaded page.
 */
export async function loadInFull(): Promise<boolean> {
  for (const pause of [0, 1000, 2000, 4000]) {
    await new Promise((done) => setTimeout(done, pause));
    if (!(await serverAnswers())) continue;
    if (!reloading) location.reload();
    reloading = true;
    return true;
  }
  return false;
}
