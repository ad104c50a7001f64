import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  unlink,
  type User,
} from 'firebase/auth';
import { useState } from 'react';
import { expectToasts, notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { withSessionCheck, findProvider } from '@/lib/auth/account';
import { saveFile } from '@/lib/browser/saveFile';
import { slug } from '@/lib/content/studio';
import { accountWords, linkWords } from '@/lib/words';
import { type DeletionProps, DeletionSection, EmailSection, PasswordSection } from './AccountForms';
import { AccountSection } from './AccountSection';
import { ignoreHeldEnter } from './Form';
import { preloadsGoogle } from './GoogleButton';
import { useRequestButton } from './useRequest';

interface UserProps {
  readonly user: User;
}

/**
 * Links or unlinks a Google account. The user can't unlink Google if it's the only way to sign in.
 */
function GoogleSection({ user }: UserProps) {
  const { google: words } = accountWords;
  const google = findProvider(user, 'google.com');
  const isOnlyWay = google && !findProvider(user, 'password');
  const toggle = async () => {
    if (google) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    // Without this, `useIdToken` wouldn't notice the change.
    await user.reload();
    notifySuccess(google ? words.unlinkedNow : words.linkedNow);
  };
  // While a request to unlink is pending, further presses are ignored. When linking, each press
  // opens another popup.
  const canResend = !google;
  const button = useRequestButton(() => withSessionCheck(user, toggle()), canResend);
  const control = !isOnlyWay && (
    <Button {...button} {...(google ? undefined : preloadsGoogle)} variant="outline">
      {google ? words.unlink : words.link}
    </Button>
  );
  return (
    <AccountSection title={words.title} control={control}>
      <p>{google ? words.linked(google.email ?? '') : words.notLinked}</p>
      {isOnlyWay && <p>{words.only}</p>}
    </AccountSection>
  );
}

/** A replacer for `JSON.stringify` that leaves out the tokens of the session. */
const withoutTokens = (key: string, value: unknown) =>
  key === 'stsTokenManager' ? undefined : value;

/** Downloads the data that the SDK has about the user. */
function DataSection({ user }: UserProps) {
  const { data: words } = accountWords;
  const button = useRequestButton(async () => {
    await withSessionCheck(user, user.reload());
    saveFile(words.file(slug), 'application/json', JSON.stringify(user, withoutTokens, 2));
  });
  const control = (
    <Button {...button} variant="outline">
      {words.download}
    </Button>
  );
  return (
    <AccountSection title={words.title} control={control}>
      <p>{words.since(user.metadata.creationTime)}</p>
      <p>{words.about}</p>
    </AccountSection>
  );
}

/** Shows everything about the account that the user can see and change. */
export function AccountSettings({ user, onDeleted }: UserProps & DeletionProps) {
  // Only one form is open at a time, because field ids must be unique.
  const [openForm, setOpenForm] = useState<string>();
  const formProps = (name: string) => ({
    user,
    isOpen: openForm === name,
    onToggle: (isOpen: boolean) => setOpenForm(isOpen ? name : undefined),
  });
  const emailForm = formProps('email');
  const passwordForm = formProps('password');
  const deletionForm = formProps('deletion');
  return (
    <div onFocus={expectToasts} onKeyDown={ignoreHeldEnter}>
      <EmailSection {...emailForm} />
      <AccountSection
        title={linkWords.classes}
        control={<Button href="/services#timetable">{linkWords.week}</Button>}
      >
        <p>{accountWords.booking}</p>
      </AccountSection>
      <PasswordSection {...passwordForm} />
      <GoogleSection user={user} />
      <DataSection user={user} />
      <DeletionSection {...deletionForm} onDeleted={onDeleted} />
    </div>
  );
}
