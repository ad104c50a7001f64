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

/** Who is signed in. */
export interface SessionUser {
  /** The provider's id, which never changes. */
  readonly uid: string;
  readonly email: string;
}
