import type { User } from 'firebase/auth';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useIdToken } from 'react-firebase-hooks/auth';
import { useBrowserValue } from '@/components/hooks/useBrowserValue';
import { auth } from '@/lib/auth/auth';
import { formLink } from '@/lib/auth/returnPath';
import { isLeaving } from '@/lib/browser/navigation';
import { expectToasts } from '@/components/toasts/notify';
import { DataRow, DeletionRow, EmailRow, GoogleRow, PasswordRow } from './AccountRows';
import { ignoreHeldEnter } from './Form';
import { Checking } from './Notice';

function AccountSections({ user }: { readonly user: User }) {
  // Only one form is open at a time, because the ids of fields must be unique.
  const [opened, setOpened] = useState<string>();
  const openable = (name: string) => ({
    user,
    isOpen: opened === name,
    onToggle: (isOpen: boolean) => setOpened(isOpen ? name : undefined),
  });
  return (
    <div onFocus={expectToasts} onKeyDown={ignoreHeldEnter}>
      <EmailRow {...openable('email')} />
      <PasswordRow {...openable('password')} />
      <GoogleRow user={user} />
      <DataRow user={user} />
      <DeletionRow {...openable('deletion')} />
    </div>
  );
}

/** The account page (product 2.13). Redirects to the login page if the visitor is signed out or the session ends. */
export function AccountPanel() {
  const router = useRouter();
  // Unlike `useAuthState`, this hook also notices a confirmed email and linked providers.
  const [user, isLoading] = useIdToken(auth);
  // The SDK may know the user before hydration.
  const isHydrated = useBrowserValue(() => true, false);
  const isSignedOut = !user && !isLoading;
  useEffect(() => {
    // After the account is deleted, the router is already loading Home.
    if (isSignedOut && !isLeaving()) router.replace(formLink('/login', window.location));
  }, [isSignedOut, router]);

  return (
    // Reserves the height of an account without an open form, so a reload keeps the scroll position.
    <div className="min-h-[61rem] sm:min-h-[40rem] lg:min-h-[33rem]">
      {user && isHydrated ? (
        // Another tab can switch users. The new key then closes an open form.
        <AccountSections key={user.uid} user={user} />
      ) : (
        <Checking />
      )}
    </div>
  );
}
