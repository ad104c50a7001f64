import { createSignal, subscribeAcrossTabs } from '@/lib/signal/signal';

/** The demo project's key: the emulator takes any. */
const demoKey = 'demo-key';

/**
 * The project's API key, which is no secret. It is here and not in config, since every page needs it to find the
 * session.
 */
export const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || demoKey;

/** The id of the session control's link to the login, which is there for visitors. */
export const loginLinkId = 'login-link';

/** The id of the session control's Logout button, which is there for signed-in users. */
export const logoutButtonId = 'logout-button';

/** The id of the element that shows the signed-in user's e-mail on a form's page; the head script fills it in. */
export const signedInEmailId = 'signed-in-email';

/** Where the SDK's local persistence keeps the signed-in user; gone after sign-out. */
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * The e-mail of the signed-in user as localStorage has it, read without the SDK. It is a hint: the account may have been
 * disabled since. Null when nobody is signed in, the record is damaged or storage is blocked; never throws.
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

/** What the SDK last reported: an e-mail, null for nobody, undefined until its first report. The head script leaves it out. */
const reported = /* @__PURE__ */ createSignal<string | null | undefined>(undefined);

/** The signed-in user's e-mail: from the SDK after its first report, before that from the hint; null for a visitor. */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

/** The e-mail in a prerendered page, which is the same for all visitors: none. */
export const prerenderedEmail = (): null => null;

/** Sets the auth state that the SDK reports. With undefined the hint is used again until the next report. */
export function reportSession(email: string | null | undefined): void {
  reported.set(email);
}

/** Calls `listener` whenever the answer of {@link sessionEmail} may have changed, in this tab or in another. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribeAcrossTabs(reported, listener);
}
