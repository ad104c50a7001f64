import { showOutdated } from './toasts';

/*
 * Reloads a page whose build is gone. Next's router does so for a payload of another build, but not for a script: that would be an
 * error of the part that requests it.
 */

/** When this tab last reloaded a page (`storageKeys` in lib/law). */
const timeKey = 'reloaded:time';

/**
 * The shortest time between two reloads, in milliseconds. It's longer than any request can take to fail (product 9: 120 s), so a
 * permanent error can't loop, and short enough to recover from the next deploy.
 */
const cooldown = 600_000;

/** Pauses before the server is asked again, in milliseconds: together longer than most gaps of a network. */
const pauses: readonly number[] = [0, 1000, 2000, 4000];

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

/** Returns whether a reload is due, and counts it. Without session storage none is, since nothing would end a loop. */
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

/**
 * Reloads the page if the server answers and a reload is due; resolves to whether it does. If any field is focused or edited, the
 * visitor decides when.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await serverAnswers()) || reloading || !mayReload()) return reloading;
  reloading = true;
  if (holdsTyping()) showOutdated();
  else location.reload();
  return true;
}

/** Loads a part of the build. If that fails and the page reloads, the promise stays pending; else it rejects. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloadPage()) return new Promise<T>(() => undefined);
    throw error;
  }
}

/**
 * Reloads a page that the router has opened, as soon as the server answers: a file or its payload is gone or cut off. Resolves to
 * false if the server doesn't answer in time. It can't loop, since the page is no soft one afterwards.
 */
export async function loadInFull(): Promise<boolean> {
  for (const pause of pauses) {
    await new Promise((done) => setTimeout(done, pause));
    if (!(await serverAnswers())) continue;
    if (!reloading) location.reload();
    reloading = true;
    return true;
  }
  return false;
}
