import {
  browserPopupRedirectResolver,
  deleteUser,
  GoogleAuthProvider,
  linkWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { useState } from 'react';
import { expectToasts, notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { asUser, findProvider } from '@/lib/auth/account';
import { emailRules, newPasswordRules } from '@/lib/auth/rules';
import { saveFile } from '@/lib/browser/saveFile';
import { slug } from '@/lib/content/studio';
import { accountWords, linkWords } from '@/lib/words';
import { AccountSection, FormSection, type OpenableProps } from './AccountSection';
import { EmailField } from './Field';
import { ignoreHeldEnter } from './Form';
import { NewPasswordFields } from './FormFields';
import { preloadsGoogle } from './GoogleButton';
import { useRequestButton } from './useRequest';

type UserProps = Pick<OpenableProps, 'user'>;

/**
 * Shows and changes the account's email. The email changes only when the user confirms the link
 * sent to the new address.
 */
function EmailSection({ user, ...section }: OpenableProps) {
  const { email: words } = accountWords;
  const resend = useRequestButton(async () => {
    await asUser(user, sendEmailVerification(user));
    notifySuccess(words.sent);
  });
  return (
    <FormSection
      {...section}
      user={user}
      title={words.title}
      buttonLabel={words.change}
      rules={emailRules}
      action={words.action}
      fields={<EmailField label={words.field} autoComplete="email" />}
      send={async ({ email = '' }) => {
        await verifyBeforeUpdateEmail(user, email);
        notifySuccess(words.waiting(email));
      }}
    >
      <p className="text-lead font-semibold text-text">{user.email}</p>
      <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
        <p>{user.emailVerified ? words.confirmed : words.unconfirmed}</p>
        {!user.emailVerified && (
          <Button {...resend} variant="quiet" className="-my-2.5">
            {words.again}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

function PasswordSection({ user, ...section }: OpenableProps) {
  const { password: words } = accountWords;
  const hasPassword = findProvider(user, 'password');
  return (
    <FormSection
      {...section}
      user={user}
      title={words.title}
      buttonLabel={hasPassword ? words.change : words.first}
      rules={newPasswordRules}
      action={words.action}
      fields={<NewPasswordFields label={words.field} />}
      send={async ({ password = '' }) => {
        await updatePassword(user, password);
        // Without this, `useIdToken` wouldn't notice the account's first password.
        await user.reload();
        notifySuccess(hasPassword ? words.done : words.firstDone);
      }}
    >
      <p>{hasPassword ? words.has : words.none}</p>
    </FormSection>
  );
}

/**
 * Links or unlinks a Google account. The user can't unlink Google if it's the only way to sign in.
 */
function GoogleSection({ user }: UserProps) {
  const { google: words } = accountWords;
  const google = findProvider(user, 'google.com');
  const isOnly = google && !findProvider(user, 'password');
  const toggle = async () => {
    if (google) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    // Without this, `useIdToken` wouldn't notice the change.
    await user.reload();
    notifySuccess(google ? words.unlinkedNow : words.linkedNow);
  };
  // While a request to unlink is pending, further presses are ignored. When linking, each press
  // opens another popup.
  const button = useRequestButton(() => asUser(user, toggle()), !google);
  const control = !isOnly && (
    <Button {...button} {...(google ? undefined : preloadsGoogle)} variant="outline">
      {google ? words.unlink : words.link}
    </Button>
  );
  return (
    <AccountSection title={words.title} control={control}>
      <p>{google ? words.linked(google.email ?? '') : words.notLinked}</p>
      {isOnly && <p>{words.only}</p>}
    </AccountSection>
  );
}

const withoutTokens = (key: string, value: unknown) =>
  key === 'stsTokenManager' ? undefined : value;

/** Downloads the data that the SDK has about the user. */
function DataSection({ user }: UserProps) {
  const { data: words } = accountWords;
  const button = useRequestButton(async () => {
    await asUser(user, user.reload());
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

interface DeletionProps {
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

function DeletionSection({ user, onDeleted, ...section }: OpenableProps & DeletionProps) {
  const { deletion: words } = accountWords;
  return (
    <FormSection
      {...section}
      user={user}
      title={words.title}
      buttonLabel={words.open}
      isDangerous
      action={words.action}
      fields={<p className="mb-4">{words.what}</p>}
      send={async () => {
        await deleteUser(user);
        notifySuccess(words.done);
        onDeleted();
      }}
    >
      <p>{words.about}</p>
    </FormSection>
  );
}

/** Shows everything about the account that the user can see and change. */
export function AccountSettings({ user, onDeleted }: UserProps & DeletionProps) {
  // Only one form is open at a time, because field ids must be unique.
  const [opened, setOpened] = useState<string>();
  const openable = (name: string) => ({
    user,
    isOpen: opened === name,
    onToggle: (isOpen: boolean) => setOpened(isOpen ? name : undefined),
  });
  return (
    <div onFocus={expectToasts} onKeyDown={ignoreHeldEnter}>
      <EmailSection {...openable('email')} />
      <AccountSection
        title={linkWords.classes}
        control={<Button href="/services#timetable">{linkWords.week}</Button>}
      >
        <p>{accountWords.booking}</p>
      </AccountSection>
      <PasswordSection {...openable('password')} />
      <GoogleSection user={user} />
      <DataSection user={user} />
      <DeletionSection {...openable('deletion')} onDeleted={onDeleted} />
    </div>
  );
}
