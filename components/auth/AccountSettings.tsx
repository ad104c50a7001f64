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
import { Button } from '@/components/ui/Button';
import { findProvider, withSessionCheck } from '@/lib/auth/account';
import { emailRules, newPasswordRules } from '@/lib/auth/rules';
import { saveFile } from '@/lib/browser/saveFile';
import { expectToasts, notifySuccess } from '@/components/toasts/notify';
import { slug } from '@/lib/content/studio';
import { accountWords, linkWords } from '@/lib/words';
import { AccountSection, FormSection, type OpenableProps } from './AccountSection';
import { EmailField } from './Field';
import { ignoreHeldEnter } from './Form';
import { preloadsGoogle } from './GoogleButton';
import { NewPasswordFields } from './FormFields';
import { useRequestButton } from './useRequest';

type UserProps = Pick<OpenableProps, 'user'>;

/**
 * Shows and changes the account's email. The email changes only when the user confirms the link
 * sent to the new address.
 */
function EmailSection({ user, ...section }: OpenableProps) {
  const { email: texts } = accountWords;
  const resend = useRequestButton(async () => {
    await withSessionCheck(user, sendEmailVerification(user));
    notifySuccess(texts.sent);
  });
  return (
    <FormSection
      {...section}
      user={user}
      title={texts.title}
      buttonLabel={texts.change}
      rules={emailRules}
      action={texts.action}
      fields={<EmailField label={texts.field} autoComplete="email" />}
      send={async ({ email = '' }) => {
        await verifyBeforeUpdateEmail(user, email);
        notifySuccess(texts.waiting(email));
      }}
    >
      <p className="text-lead font-semibold text-text">{user.email}</p>
      <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
        <p>{user.emailVerified ? texts.confirmed : texts.unconfirmed}</p>
        {!user.emailVerified && (
          <Button {...resend} variant="quiet" className="-my-2.5">
            {texts.again}
          </Button>
        )}
      </div>
    </FormSection>
  );
}

function PasswordSection({ user, ...section }: OpenableProps) {
  const { password: texts } = accountWords;
  const hasPassword = findProvider(user, 'password');
  return (
    <FormSection
      {...section}
      user={user}
      title={texts.title}
      buttonLabel={hasPassword ? texts.change : texts.first}
      rules={newPasswordRules}
      action={texts.action}
      fields={<NewPasswordFields label={texts.field} />}
      send={async ({ password = '' }) => {
        await updatePassword(user, password);
        // Without this, `useIdToken` wouldn't notice the account's first password.
        await user.reload();
        notifySuccess(hasPassword ? texts.done : texts.firstDone);
      }}
    >
      <p>{hasPassword ? texts.has : texts.none}</p>
    </FormSection>
  );
}

/**
 * Links or unlinks a Google account. The user can't unlink Google if it's the only way to sign in.
 */
function GoogleSection({ user }: UserProps) {
  const { google: texts } = accountWords;
  const google = findProvider(user, 'google.com');
  const isOnly = google && !findProvider(user, 'password');
  const toggle = async () => {
    if (google) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    // Without this, `useIdToken` wouldn't notice the change.
    await user.reload();
    notifySuccess(google ? texts.unlinkedNow : texts.linkedNow);
  };
  // While a request to unlink is pending, further presses are ignored. When linking, each press
  // opens another popup.
  const button = useRequestButton(() => withSessionCheck(user, toggle()), !google);
  const control = !isOnly && (
    <Button {...button} {...(google ? undefined : preloadsGoogle)} variant="outline">
      {google ? texts.unlink : texts.link}
    </Button>
  );
  return (
    <AccountSection title={texts.title} control={control}>
      <p>{google ? texts.linked(google.email ?? '') : texts.notLinked}</p>
      {isOnly && <p>{texts.only}</p>}
    </AccountSection>
  );
}

const withoutTokens = (key: string, value: unknown) =>
  key === 'stsTokenManager' ? undefined : value;

/** Downloads the data that the SDK has about the user. */
function DataSection({ user }: UserProps) {
  const { data: texts } = accountWords;
  const button = useRequestButton(async () => {
    await withSessionCheck(user, user.reload());
    saveFile(texts.file(slug), 'application/json', JSON.stringify(user, withoutTokens, 2));
  });
  const control = (
    <Button {...button} variant="outline">
      {texts.download}
    </Button>
  );
  return (
    <AccountSection title={texts.title} control={control}>
      <p>{texts.since(user.metadata.creationTime)}</p>
      <p>{texts.about}</p>
    </AccountSection>
  );
}

interface DeletionProps {
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

function DeletionSection({ user, onDeleted, ...section }: OpenableProps & DeletionProps) {
  const { deletion: texts } = accountWords;
  return (
    <FormSection
      {...section}
      user={user}
      title={texts.title}
      buttonLabel={texts.open}
      isDangerous
      action={texts.action}
      fields={<p className="mb-4">{texts.what}</p>}
      send={async () => {
        await deleteUser(user);
        notifySuccess(texts.done);
        onDeleted();
      }}
    >
      <p>{texts.about}</p>
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
