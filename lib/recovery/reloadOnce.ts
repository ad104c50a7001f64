const key = (part: string) => `reloaded:${part}`;

/**
 * Reloads the page unless it was already reloaded for this part, so that a fault that stays can never make a loop.
 * Where the browser keeps no notes (storage blocked) it does not reload at all. Returns whether it did.
 */
export function reloadOnce(part: string, reload = () => window.location.reload()): boolean {
  try {
    if (sessionStorage.getItem(key(part))) return false;
    sessionStorage.setItem(key(part), '1');
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
