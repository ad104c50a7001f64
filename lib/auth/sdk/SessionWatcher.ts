import { createElement, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useAuthState, useSignOut } from 'react-firebase-hooks/auth';
import { reportSession } from '@/lib/auth/session/session';
import { reportError } from '@/lib/errors/reportError';
import { IslandBoundary } from '@/lib/recovery/IslandBoundary';
import { siteAuth } from './auth';
import { recheckOnReturn } from './recheck';

/** What the page asks of the watcher. */
export interface SessionWatcherProps {
  /** True while somebody waits for being signed out. */
  readonly logoutWanted: boolean;
  /** Called when the sign-out is over, successful or not. */
  readonly onLogoutOver: () => void;
}

/** Draws nothing: reports the provider's auth state to the page and signs out when asked. Its errors stay its own. */
export function SessionWatcher(props: SessionWatcherProps): ReactNode {
  const guard = { name: 'session', onError: props.onLogoutOver };
  return createElement(IslandBoundary, guard, createElement(Watcher, props));
}

function Watcher({ logoutWanted, onLogoutOver }: SessionWatcherProps): null {
  const auth = siteAuth();
  const [user, loading, stateError] = useAuthState(auth);
  const [signOut, , signOutError] = useSignOut(auth);
  const logOut = useEffectEvent(() => void signOut().finally(onLogoutOver));
  const email = user?.email ?? null;

  useEffect(() => {
    if (!loading && !stateError) reportSession(email);
  }, [email, loading, stateError]);
  useEffect(() => {
    if (logoutWanted) logOut();
  }, [logoutWanted]);
  useEffect(() => {
    const error = stateError ?? signOutError;
    if (error) reportError(error);
  }, [stateError, signOutError]);
  useEffect(() => recheckOnReturn(auth), [auth]);
  return null;
}
