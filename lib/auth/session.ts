import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';

/** The demo project's key: the emulator takes any. */
const demoKey = 'demo-key';

/**
 * The project's API key, which is no secret. It is here and not in config, since every page needs it to find the
 * session.
 */
export const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || demoKey;

/** The id of the element that shows the signed-in user's e-mail on a form's page; the head script fills it in. */
export const signedInEmailId = 'signed-in-email';

/** Where the SDK's local persistence keeps the signed-in user; gone after sign-out. */
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * The signed-in user's e-mail as localStorage has it, read without the SDK. It is a hint: the account may have been disabled since.
 * Null when nobody is signed in, the record is damaged or storage is blocked; never throws.
 */
export function readSessionHint(): string | null {
  try {
    // Without a record this throws as well.
    const { email } = JSON.parse(localStorage.getItem(sessionKey) ?? '') as {
      readonly email?: unknown;
    };
    return typeof email === 'string' && email ? email : null;
  } catch {
    return null;
  }
}

/** Removes the stored session without the SDK. */
export function removeSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** What the SDK last reported: an e-mail, null for nobody, undefined until its first report. The head script leaves it out. */
const reported = /* @__PURE__ */ createSignal<string | null | undefined>(undefined);

/** The signed-in user's e-mail: from the SDK after its first report, before that from the hint; null for a visitor. */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

/** Sets the auth state that the SDK reports. */
export function reportSession(email: string | null): void {
  reported.set(email);
}

/** Calls `listener` whenever the answer of {@link sessionEmail} may have changed, in this tab or in another. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribeAcrossTabs(reported, listener);
}
