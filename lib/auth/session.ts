import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';

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

/** Who is signed in. */
export interface SessionUser {
  /** The provider's id, which never changes. */
  readonly uid: string;
  readonly email: string;
}

function readRecord(): SessionUser | null {
  try {
    // Without a record this throws as well.
    const { uid, email } = JSON.parse(localStorage.getItem(sessionKey) ?? '') as {
      readonly uid?: unknown;
      readonly email?: unknown;
    };
    return typeof email === 'string' && email ? { uid: String(uid), email } : null;
  } catch {
    return null;
  }
}

/**
 * The e-mail of the signed-in user as localStorage has it, read without the SDK. It is a hint: the account may have been
 * disabled since. Null when nobody is signed in, the record is damaged or storage is blocked; never throws.
 */
export const readSessionHint = (): string | null => readRecord()?.email ?? null;

/** What the SDK last reported: a user, null for nobody, undefined until its first report. The head script leaves it out. */
const reported = /* @__PURE__ */ createSignal<SessionUser | null | undefined>(undefined);

/** The signed-in user: from the SDK after its first report, before that from the hint; null for a visitor. */
export function sessionUser(): SessionUser | null {
  const user = reported.get();
  return user === undefined ? readRecord() : user;
}

/** The e-mail of {@link sessionUser}. */
export const sessionEmail = (): string | null => sessionUser()?.email ?? null;

/** The e-mail in a prerendered page, which is the same for all visitors: none. */
export const prerenderedEmail = (): null => null;

/** Sets the auth state that the SDK reports. With undefined the hint is used again until the next report. */
export function reportSession(user: SessionUser | null | undefined): void {
  reported.set(user);
}

/** Calls `listener` whenever the answer of {@link sessionUser} may have changed, in this tab or in another. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribeAcrossTabs(reported, listener);
}
