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

/** The SDK's record of the signed-in user in localStorage, as JSON; null where nobody is signed in or storage is blocked. */
export function storedRecord(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/**
 * The signed-in user's e-mail as localStorage has it, read without the SDK. It is a hint: the account may have been disabled since.
 * Null when nobody is signed in, the record is damaged or storage is blocked; never throws.
 */
export function readSessionHint(): string | null {
  try {
    // Without a record this throws as well.
    const { email } = JSON.parse(storedRecord() ?? '') as { readonly email?: unknown };
    return typeof email === 'string' && email ? email : null;
  } catch {
    return null;
  }
}

/** What the SDK last reported: an e-mail, null for nobody, undefined until its first report. The head script leaves it out. */
const reported = /* @__PURE__ */ createSignal<string | null | undefined>(undefined);

/** True from the press on Logout until an SDK that is there has signed out as well, or has failed to. */
export const logoutWanted = /* @__PURE__ */ createSignal(false);

/** The signed-in user's e-mail: from the SDK after its first report, before that from the hint; null for a visitor. */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

/** Sets the auth state that the SDK reports. With undefined the hint is used again until the next report. */
export function reportSession(email: string | null | undefined): void {
  reported.set(email);
}

/**
 * Ends the session of this browser: its record goes at once, as by the SDK's sign-out, which other tabs follow. Throws, and ends
 * nothing, where the storage is locked.
 */
export function endSession(): void {
  if (readSessionHint()) localStorage.removeItem(sessionKey);
  reportSession(null);
}

/** Calls `listener` whenever the answer of {@link sessionEmail} may have changed, in this tab or in another. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribeAcrossTabs(reported, listener);
}
