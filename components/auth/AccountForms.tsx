import {
  deleteUser,
  sendEmailVerification,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { withSessionCheck, findProvider } from '@/lib/auth/account';
import { emailRules, newPasswordRules } from '@/lib/auth/rules';
import { accountWords } from '@/lib/words';
import { AccountFormSection, type OpenableProps } from './AccountFormSection';
import { EmailField } from './Field';
import { NewPasswordFields } from './FormFields';
import { useRequestButton } from './useRequest';

/* The sections of the account settings that have a form. */

/**
 * Shows and changes the account's email. The email changes only when the user confirms the link
 * sent to the new address.
 */
export function EmailSection({ user, ...section }: OpenableProps) {
  const { email: words } = accountWords;
  const resend = useRequestButton(async () => {
    await withSessionCheck(user, sendEmailVerification(user));
    notifySuccess(words.sent);
  });
  return (
    <AccountFormSection
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
    </AccountFormSection>
  );
}

export function PasswordSection({ user, ...section }: OpenableProps) {
  const { password: words } = accountWords;
  const hasPassword = findProvider(user, 'password');
  return (
    <AccountFormSection
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
    </AccountFormSection>
  );
}

export interface DeletionProps {
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

export function DeletionSection({ user, onDeleted, ...section }: OpenableProps & DeletionProps) {
  const { deletion: words } = accountWords;
  return (
    <AccountFormSection
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
    </AccountFormSection>
  );
}
