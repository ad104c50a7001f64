import { useEffect, useRef } from 'react';
import { notifySuccess } from '@/lib/browser/toasts';
import { sessionTexts } from '@/lib/content/frame';

/** A user of the SDK. */
interface User {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * Shows a toast when another tab has signed in a different user (product 11.5). A hidden tab shows it when it becomes visible.
 * There is no toast for a login after a Logout in this tab.
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
