import { useEffect, useEffectEvent } from 'react';
import { useAuthState, useSignOut } from 'react-firebase-hooks/auth';
import { reportSession } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { siteAuth } from './auth';
import { useOtherUser } from './otherUser';
import { recheckOnReturn } from './recheckOnReturn';

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
