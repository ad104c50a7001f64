import { createSignal } from '@/lib/signal/signal';
import { readSessionHint } from './hint';

/** What the SDK last said: an e-mail, null for nobody, undefined as long as it has not been asked. */
const reported = createSignal<string | null | undefined>(undefined);

/** The signed-in user's e-mail: from the SDK once it has spoken, until then from the hint; null for a visitor. */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

/** What a page prerendered for everybody says: nobody is signed in. */
export const prerenderedEmail = (): null => null;

/** Takes the auth state that the SDK reports; undefined when that is old, and the hint counts until it speaks again. */
export function reportSession(email: string | null | undefined): void {
  reported.set(email);
}

/** Calls `listener` whenever the answer of {@link sessionEmail} may have changed, in this tab or in another. */
export function subscribeToSession(listener: () => void): () => void {
  const unsubscribe = reported.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
