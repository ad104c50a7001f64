import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks an address until it answers with success.
 * @throws the signal's reason once it is aborted
 */
export async function untilItAnswers(address: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const response = await fetch(address, { signal, redirect: 'manual' }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(100);
  }
}
