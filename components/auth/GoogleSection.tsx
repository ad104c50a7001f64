import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  unlink,
  type User,
} from 'firebase/auth';
import { notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { findProvider, hasPassword, withSessionCheck } from '@/lib/auth/account';
import { accountWords } from '@/lib/words';
import { AccountSection } from './AccountSection';
import { googlePreloadProps } from './GoogleButton';
import { useRequestButton } from './useRequest';

/**
 * Links or unlinks a Google account. The user can't unlink Google if it's the only way to sign in.
 */
export function GoogleSection({ user }: { readonly user: User }) {
  const { google: words } = accountWords;
  const google = findProvider(user, 'google.com');
  const isOnlyWay = google && !hasPassword(user);
  const toggle = async () => {
    if (google) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    // Without this, `useIdToken` wouldn't notice the change.
    await user.reload();
    notifySuccess(google ? words.unlinkedNow : words.linkedNow);
  };
  // While a request to unlink is pending, further presses are ignored. When linking, each press
  // opens another popup.
  const button = useRequestButton(() => withSessionCheck(user, toggle()), { canResend: !google });
  const control = !isOnlyWay && (
    <Button {...button} {...(google ? undefined : googlePreloadProps)} variant="outline">
      {google ? words.unlink : words.link}
    </Button>
  );
  return (
    <AccountSection title={words.title} control={control}>
      <p>{google ? words.linked(google.email ?? '') : words.notLinked}</p>
      {isOnlyWay && <p>{words.isOnlyWay}</p>}
    </AccountSection>
  );
}
