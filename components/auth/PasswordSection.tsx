import { updatePassword } from 'firebase/auth';
import { notifySuccess } from '@/components/toasts/notify';
import { hasPassword } from '@/lib/auth/account';
import { newPasswordRules } from '@/lib/auth/rules';
import { accountWords } from '@/lib/words';
import { type AccountFormProps, AccountFormSection } from './AccountFormSection';
import { NewPasswordFields } from './FormFields';

/** Changes the account's password, or sets its first one. */
export function PasswordSection({ user, ...section }: AccountFormProps) {
  const { password: words } = accountWords;
  const hasPreviousPassword = hasPassword(user);
  return (
    <AccountFormSection
      {...section}
      user={user}
      title={words.title}
      openLabel={hasPreviousPassword ? words.change : words.setFirst}
      rules={newPasswordRules}
      submitLabel={words.action}
      fields={<NewPasswordFields label={words.field} />}
      send={async ({ password = '' }) => {
        await updatePassword(user, password);
        // Without this, `useIdToken` wouldn't notice the account's first password.
        await user.reload();
        notifySuccess(hasPreviousPassword ? words.done : words.firstDone);
      }}
    >
      <p>{hasPreviousPassword ? words.exists : words.missing}</p>
    </AccountFormSection>
  );
}
