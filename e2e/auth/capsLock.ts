import type { Locator } from '@playwright/test';

/**
 * Presses a key in a field while Caps Lock is on. Drivers cannot switch it on, so the event is dispatched with that modifier.
 */
export async function pressWithCapsLock(field: Locator): Promise<void> {
  await field.focus();
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
}
