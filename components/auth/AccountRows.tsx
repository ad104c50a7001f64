import {
  browserPopupRedirectResolver,
  deleteUser,
  GoogleAuthProvider,
  linkWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { useRouter } from 'next/navigation';
import { Button, TextLink } from '@/components/ui/Button';
import { asUser, findProvider } from '@/lib/auth/account';
import { emailRules, newPasswordRules } from '@/lib/auth/rules';
import { saveFile } from '@/lib/browser/saveFile';
import { notifySuccess } from '@/components/toasts/notify';
import { slug } from '@/lib/content/studio';
import { accountTexts } from '@/lib/words';
import { AccountRow, FormRow, type OpenableProps } from './AccountRow';
import { EmailField } from './Field';
import { preloadsGoogle } from './GoogleButton';
import { NewPasswordFields } from './PasswordField';
import { showFailure, useRequest } from './useRequest';

const { email: emailTexts } = accountTexts;

function Confirmation({ user }: { readonly user: User }) {
  const [send, isPending] = useRequest(async () => {
    await asUser(user, sendEmailVerification(user));
    notifySuccess(emailTexts.sent);
  });
  return (
    <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
      <p>{user.emailVerified ? emailTexts.confirmed : emailTexts.unconfirmed}</p>
      {!user.emailVerified && (
        <TextLink aria-disabled={isPending} onClick={() => isPending || send().catch(showFailure)}>
          {emailTexts.again}
        </TextLink>
      )}
    </div>
  );
}

/** The account's email. It only changes when the user opens the link sent to the new address. */
export function EmailRow({ user, ...row }: OpenableProps) {
  return (
    <FormRow
      {...row}
      user={user}
      title={emailTexts.title}
      buttonLabel={emailTexts.change}
      rules={emailRules}
      action={emailTexts.action}
      fields={<EmailField label={emailTexts.field} autoComplete="email" />}
      send={async ({ email = '' }) => {
        await verifyBeforeUpdateEmail(user, email);
        notifySuccess(emailTexts.waiting(email));
      }}
    >
      <p className="text-text">{user.email}</p>
      <Confirmation user={user} />
    </FormRow>
  );
}

export function PasswordRow({ user, ...row }: OpenableProps) {
  const { password: texts } = accountTexts;
  const hasPassword = findProvider(user, 'password');
  return (
    <FormRow
      {...row}
      user={user}
      title={texts.title}
      buttonLabel={hasPassword ? texts.change : texts.first}
      rules={newPasswordRules}
      action={texts.action}
      fields={<NewPasswordFields label={texts.field} />}
      send={async ({ password = '' }) => {
        await updatePassword(user, password);
        // `useIdToken` only notices a first password after this.
        await user.reload();
        notifySuccess(hasPassword ? texts.done : texts.firstDone);
      }}
    >
      <p>{hasPassword ? texts.has : texts.none}</p>
    </FormRow>
  );
}

type RowProps = Pick<OpenableProps, 'user'>;

/** Links or unlinks a Google account. The only way to sign in can't be removed. */
export function GoogleRow({ user }: RowProps) {
  const { google: texts } = accountTexts;
  const google = findProvider(user, 'google.com');
  const isOnly = google && !findProvider(user, 'password');
  const toggle = async () => {
    if (google) await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    // `useIdToken` only notices after this.
    await user.reload();
    notifySuccess(google ? texts.unlinkedNow : texts.linkedNow);
  };
  const [change, isPending] = useRequest(() => asUser(user, toggle()));
  // Only unlinking is locked. Linking opens a popup, and each press opens another one.
  const isLocked = isPending && google !== undefined;
  const control = !isOnly && (
    <Button
      aria-disabled={isLocked}
      onClick={() => isLocked || change().catch(showFailure)}
      {...(google ? undefined : preloadsGoogle)}
      variant="outline"
    >
      {google ? texts.unlink : texts.link}
    </Button>
  );
  return (
    <AccountRow title={texts.title} control={control}>
      <p>{google ? texts.linked(google.email ?? '') : texts.notLinked}</p>
      {isOnly && <p>{texts.only}</p>}
    </AccountRow>
  );
}

const withoutTokens = (key: string, value: unknown) =>
  key === 'stsTokenManager' ? undefined : value;

/** Downloads the data that the SDK has about the user. */
export function DataRow({ user }: RowProps) {
  const { data: texts } = accountTexts;
  const [save, isSaving] = useRequest(async () => {
    await asUser(user, user.reload());
    saveFile(texts.file(slug), 'application/json', JSON.stringify(user, withoutTokens, 2));
  });
  const control = (
    <Button
      aria-disabled={isSaving}
      onClick={() => isSaving || save().catch(showFailure)}
      variant="outline"
    >
      {texts.download}
    </Button>
  );
  return (
    <AccountRow title={texts.title} control={control}>
      <p>{texts.since(user.metadata.creationTime)}</p>
      <p>{texts.about}</p>
    </AccountRow>
  );
}

export function DeletionRow({ user, ...row }: OpenableProps) {
  const router = useRouter();
  const { deletion: texts } = accountTexts;
  return (
    <FormRow
      {...row}
      user={user}
      title={texts.title}
      buttonLabel={texts.open}
      action={texts.action}
      submitClass="bg-danger! hover:bg-text!"
      fields={<p className="mb-4">{texts.what}</p>}
      send={async () => {
        await deleteUser(user);
        notifySuccess(texts.done);
        router.replace('/');
      }}
    >
      <p>{texts.about}</p>
    </FormRow>
  );
}
