const key = (part: string) => `reloaded:${part}`;

/**
 * How long a reload is remembered, in milliseconds: longer than any chunk can take to fail (product 9: 120 s), so that a
 * fault that stays can never make a loop, not even a slow one; short enough that the next deploy is recovered from.
 */
export const memory = 600_000;

/**
 * Reloads the page unless it was reloaded for this part a short time ago. Where the browser keeps no notes (storage
 * blocked) it does not reload at all. Returns whether it did.
 */
export function reloadOnce(part: string, reload = () => location.reload()): boolean {
  try {
    const now = Date.now();
    // A note from the future (the clock was set back) counts as fresh: no reload is better than too many.
    if (now - Number(sessionStorage.getItem(key(part))) < memory) return false;
    sessionStorage.setItem(key(part), String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Forgets an earlier reload after the part arrived, so that the next deploy may be recovered from too. */
export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(key(part));
  } catch {
    // Storage is blocked: there is no note to remove.
  }
}
