import { useEffect, useEffectEvent, useRef } from 'react';
import { sendEmailVerification, type UserCredential } from 'firebase/auth';
import {
  type EmailAndPasswordActionHook,
  useAuthState,
  useCreateUserWithEmailAndPassword,
  useSignInWithEmailAndPassword,
  useSignOut,
} from 'react-firebase-hooks/auth';
import { reportSession } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { siteAuth } from './auth';
import { recheckOnReturn } from './recheckOnReturn';
import { useOtherUser } from './otherUser';

/** One submit of the login or sign-up form: each is a new object, even with the same values. */
export interface Attempt {
  readonly email: string;
  readonly password: string;
}

/** An attempt and the callbacks for its result. */
export interface AttemptOptions {
  readonly attempt: Attempt;
  readonly onSuccess: () => void;
  /** Called with the provider's message. */
  readonly onFailure: (message: string) => void;
}

/** Signs in with e-mail and password, once for each attempt. */
export function useLogin(options: AttemptOptions): void {
  useAttempt(useSignInWithEmailAndPassword(siteAuth()), options);
}

/** Asks Firebase to send the verification e-mail. The form does not wait for it; `/account` can send it again. */
const confirmEmail = ({ user }: UserCredential): void =>
  void sendEmailVerification(user).catch((error: unknown) => reportError(error, 'warn'));

/** Creates an account, once for each attempt. */
export function useSignUp(options: AttemptOptions): void {
  useAttempt(useCreateUserWithEmailAndPassword(siteAuth()), options, confirmEmail);
}

function useAttempt(
  [act, , , error]: EmailAndPasswordActionHook,
  { attempt, onSuccess, onFailure }: AttemptOptions,
  follow?: (credential: UserCredential) => void,
): void {
  const started = useRef<Attempt>(undefined);
  const succeed = useEffectEvent((credential: UserCredential) => {
    onSuccess();
    follow?.(credential);
  });
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (started.current === attempt) return;
    started.current = attempt;
    // On failure the hook resolves with undefined and keeps the error, which the next effect reads.
    void act(attempt.email, attempt.password).then(
      (credential) => credential && succeed(credential),
    );
  }, [attempt, act]);
  useEffect(() => {
    if (error) fail(error.message);
  }, [error]);
}

/** What the page asks of the session. */
export interface SessionOptions {
  /** True from a press on Logout until the sign-out is over. */
  readonly logoutWanted: boolean;
  /** Called when the sign-out is over, successful or not. */
  readonly onLogoutOver: () => void;
}

/** Reports the provider's auth state to the page, and signs out when asked. */
export function useSession({ logoutWanted, onLogoutOver }: SessionOptions): void {
  const auth = siteAuth();
  const [user, loading, stateError] = useAuthState(auth);
  const [signOut, , signOutError] = useSignOut(auth);
  const logOut = useEffectEvent(() => void signOut().finally(onLogoutOver));
  const { uid, email } = user ?? {};

  useEffect(() => {
    if (!loading && !stateError) reportSession(uid && email ? { uid, email } : null);
  }, [uid, email, loading, stateError]);
  useEffect(() => {
    if (logoutWanted) logOut();
  }, [logoutWanted]);
  useEffect(() => {
    const error = stateError ?? signOutError;
    if (error) reportError(error);
  }, [stateError, signOutError]);
  useEffect(() => recheckOnReturn(auth), [auth]);
  useOtherUser(user, logoutWanted);
}
