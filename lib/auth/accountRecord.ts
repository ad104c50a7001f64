import { createSignal } from '@/lib/signal/signal';
import { sessionEmail, sessionKey, subscribeToSession } from './session';

/** The record that the SDK last gave in this tab, which may not be in localStorage; undefined when another tab wrote since. */
const told = createSignal<string | undefined>(undefined);

/** Takes the record that the SDK gives after it has asked the provider. */
export const tellAccount = (record: string): void => told.set(record);

function stored(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** The SDK's record of the signed-in user as JSON: what it told here last, else that in localStorage; null for nobody. */
export function accountRecord(): string | null {
  return sessionEmail() === null ? null : (told.get() ?? stored());
}

/** Calls `listener` whenever the answer of {@link accountRecord} may have changed, in this tab or in another. */
export function subscribeToAccount(listener: () => void): () => void {
  const ended = new AbortController();
  const forget = () => told.set(undefined);
  const hear = ({ key }: StorageEvent) => {
    if (key === sessionKey) forget();
  };
  addEventListener('storage', hear, ended);
  const ends = [
    told.subscribe(listener),
    subscribeToSession(() => {
      if (sessionEmail() === null) forget();
      listener();
    }),
  ];
  return () => {
    ended.abort();
    for (const end of ends) end();
    forget();
  };
}
