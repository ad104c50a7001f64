import { newPasswordRules } from '@/lib/auth/accountRules';
import { accountTexts } from '@/lib/content/accountPage';
import { reportError } from '@/lib/errors/reportError';
import { notifySuccess } from '@/lib/toasts/requests';
import type { AccountFormProps } from './EmailForm';
import { NewPasswordFields } from '@/components/auth/NewPasswordFields';
import { ProofForm } from './ProofForm';
import { refreshAccount } from './useAccount';

/** Changes the password, or sets the first one. */
export function PasswordForm({ account, onClose }: AccountFormProps) {
  const { password: texts } = accountTexts;
  return (
    <ProofForm
      account={account}
      rules={newPasswordRules}
      action={texts.action}
      send={(sdk, { password = '' }, proof) => sdk.changePassword(password, proof)}
      onDone={() => {
        notifySuccess(texts.done);
        onClose();
        refreshAccount().catch(reportError);
      }}
      onClose={onClose}
    >
      {(errors, busy) => <NewPasswordFields label={texts.field} errors={errors} busy={busy} />}
    </ProofForm>
  );
}
