import { showReloadMessage } from './toasts';

/*
 * Reloads a page whose files a deploy has removed. Next's router does so only for payloads of
 * another build, not for missing scripts.
 */

/**
 * The key under which session storage has the time of this tab's last reload (`storageKeys` in
 * lib/privacyNotice).
 */
const timeKey = 'reloaded:time';

/**
 * The minimum time between two reloads, in milliseconds. Every request fails sooner than that
 * (within 120 s), so a permanent error can't cause a loop. A page that is still open after the next
 * deploy can reload again.
 */
const cooldown = 600_000;

/** Returns whether any field on the page is focused or edited. */
export function isVisitorTyping(): boolean {
  const fields = [...document.querySelectorAll('input')];
  return fields.some(
    (field) => field.value !== field.defaultValue || field === document.activeElement,
  );
}

/**
 * Returns whether the server responds and still has this page, which the empty relative URL refers
 * to.
 */
async function serverHasPage(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Returns whether the page may reload, and records the time if it may. Without session storage,
 * nothing would stop a loop.
 */
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

let isReloading = false;

/**
 * Reloads the page if the server responds and the last reload isn't recent. If any field is focused
 * or edited, shows a link that reloads the page instead, so that visitors don't lose what they
 * typed. Resolves to whether it reloads or shows the link.
 */
export async function reloadPage(): Promise<boolean> {
  const canReload = await serverHasPage();
  if (isReloading) return true;
  if (!canReload || !mayReload()) return false;
  isReloading = true;
  if (isVisitorTyping()) showReloadMessage();
  else location.reload();
  return true;
}

/**
 * Reloads a page that the router opened, because one of its files or its payload is missing or
 * truncated. Resolves to false if the server can't be reached for 7 s. This can't cause a loop: the
 * browser opens the reloaded page itself, without the router.
 */
export async function loadInFull(): Promise<boolean> {
  for (const pause of [0, 1000, 2000, 4000]) {
    await new Promise((done) => setTimeout(done, pause));
    if (!(await serverHasPage())) continue;
    if (!isReloading) location.reload();
    isReloading = true;
    return true;
  }
  return false;
}
