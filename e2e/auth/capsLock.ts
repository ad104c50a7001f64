import type { Locator } from '@playwright/test';

/**
 * Presses a key in a field while Caps Lock is on. Drivers cannot switch it on, so the event is made as a browser makes it:
 * a key whose modifiers say so.
 */
export async function pressWithCapsLock(field: Locator): Promise<void> {
  await field.focus();
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
}
