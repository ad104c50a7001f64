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
import { useSessionEmail } from './sessionEmail';

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
  // Once a redirect has started, the end of the session mustn't start another one.
  const isRedirecting = useRef(false);
  const redirect = (href: string) => {
    isRedirecting.current = true;
    router.replace(href);
  };
  const redirectIfSignedOut = useEffectEvent(() => {
    if (isLoading || isRedirecting.current) return;
    if (!user) {
      redirect(formLink('/login', window.location));
    } else if (isHydrated && email === null) {
      // The visitor pressed Logout. The SDK reports the end of the session later.
      notifySuccess(accountWords.loggedOut);
      redirect('/login');
    }
  });
  useEffect(() => redirectIfSignedOut(), [email, isHydrated, isLoading, user]);

  return (
    <div className="account-panel">
      <div className="account-panel-content">
        {user && isHydrated ? (
          // If another tab switches to another user, the key changes, which closes an open form.
          <AccountSettings key={user.uid} user={user} onDeleted={() => redirect('/')} />
        ) : (
          <Checking />
        )}
      </div>
    </div>
  );
}
