import { useEffect, useRef } from 'react';
import type { User } from 'firebase/auth';
import { sessionTexts } from '@/lib/content/session';
import { notifySuccess } from '@/lib/toasts/requests';

/**
 * Says who is signed in when it is somebody else than this tab has shown before: another tab has signed out and in
 * meanwhile (product 11.5). A tab that is out of view says so when it comes back. Nothing is said of who logs in after a
 * Logout in this tab.
 */
export function useOtherUser(user: User | null | undefined, logoutWanted: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (logoutWanted) shown.current = undefined;
  }, [logoutWanted]);
  useEffect(() => {
    if (!user?.email) return;
    const { uid, email } = user;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      if (shown.current && shown.current !== uid) notifySuccess(sessionTexts.otherUser(email));
      shown.current = uid;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [user]);
}
