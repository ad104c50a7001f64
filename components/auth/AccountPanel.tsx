import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIdToken } from 'react-firebase-hooks/auth';
import { useIsHydrated } from '@/components/hooks/useBrowserValue';
import { notifySuccess } from '@/components/toasts/notify';
import { auth } from '@/lib/auth/auth';
import { formLink } from '@/lib/auth/returnPath';
import { accountWords } from '@/lib/words';
import { AccountSettings } from './AccountSettings';
import { Checking } from './Notice';
import { sessionEmail, useSessionEmail } from './useSession';

/**
 * The account page's content. Redirects to the login page if the visitor is signed out or the
 * session ends.
 */
export function AccountPanel() {
  const router = useRouter();
  // Unlike `useAuthState`, this hook also updates when the email is confirmed or Google is linked.
  const [user, isLoading] = useIdToken(auth);
  // Hydration must render what was prerendered, even if the SDK already knows the user.
  const isHydrated = useIsHydrated();
  const email = useSessionEmail();
  const isLeaving = useRef(false);
  const leaveFor = (href: string) => {
    isLeaving.current = true;
    router.replace(href);
  };
  const leaveIfSignedOut = useEffectEvent(() => {
    if (isLoading || isLeaving.current) return;
    if (!user) leaveFor(formLink('/login', window.location));
    // Logout reports the end of the session before the SDK does.
    else if (sessionEmail() === null) {
      notifySuccess(accountWords.loggedOut);
      leaveFor('/login');
    }
  });
  useEffect(() => leaveIfSignedOut(), [email, isLoading, user]);

  return (
    <div className="account-panel">
      <div className="account-settings">
        {user && isHydrated ? (
          // If another tab switches to another user, the key changes, which closes an open form.
          <AccountSettings key={user.uid} user={user} onDeleted={() => leaveFor('/')} />
        ) : (
          <Checking />
        )}
      </div>
    </div>
  );
}
