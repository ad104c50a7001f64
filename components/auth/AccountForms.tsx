import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Account } from '@/lib/auth/account';
import { changeEmail, changePassword, deleteAccount } from '@/lib/auth/accountActions';
import { newEmailRules, newPasswordRules, wordRules } from '@/lib/auth/rules';
import { accountTexts } from '@/lib/words';
import { notifySuccess } from '@/components/toasts/notify';
import { EmailField, Field } from './Field';
import { Notice } from './Notice';
import { NewPasswordFields } from './PasswordField';
import { ProofForm } from './ProofForm';
import { noRules } from './useForm';

export interface AccountFormProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/**
 * Changes the e-mail: the provider sends a link to the new address, and the e-mail changes when that is opened. Once it has
 * changed, in another tab, the form closes.
 */
export function EmailForm({ account, onClose }: AccountFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const email = useRef(account.email);
  useEffect(() => {
    if (account.email !== email.current) onClose();
  }, [account.email, onClose]);
  const { email: texts } = accountTexts;
  if (sentTo !== undefined)
    return (
      <Notice>
        <p>{texts.waiting}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{sentTo}</p>
      </Notice>
    );
  return (
    <ProofForm
      account={account}
      rules={newEmailRules(account.email)}
      action={texts.action}
      send={({ email = '' }, proof) => changeEmail(email, proof)}
      onDone={({ email }) => setSentTo(email)}
      onClose={onClose}
    >
      {({ errors }) => <EmailField label={texts.field} autoComplete="email" error={errors.email} />}
    </ProofForm>
  );
}

/** Changes the password, or sets the first one. */
export function PasswordForm({ account, onClose }: AccountFormProps) {
  const { password: texts } = accountTexts;
  return (
    <ProofForm
      account={account}
      rules={newPasswordRules}
      action={texts.action}
      send={({ password = '' }, proof) => changePassword(password, proof)}
      onDone={() => {
        notifySuccess(account.hasPassword ? texts.done : texts.firstDone);
        onClose();
      }}
      onClose={onClose}
    >
      {(form) => <NewPasswordFields label={texts.field} {...form} />}
    </ProofForm>
  );
}

/** Deletes the account: asks for the password, or without one for a word and the provider's window. */
export function DeleteForm({ account, onClose }: AccountFormProps) {
  const router = useRouter();
  const { deletion: texts } = accountTexts;
  return (
    <ProofForm
      account={account}
      rules={account.hasPassword ? noRules : wordRules}
      action={texts.action}
      always
      buttonClass="bg-danger! hover:bg-text!"
      send={(_values, proof) => deleteAccount(proof)}
      onDone={() => {
        notifySuccess(texts.done);
        router.replace('/');
      }}
      onClose={onClose}
    >
      {({ errors }) => (
        <>
          <p className="mb-4">{texts.what}</p>
          {!account.hasPassword && (
            <Field
              id="word"
              label={texts.word}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              error={errors.word}
            />
          )}
        </>
      )}
    </ProofForm>
  );
}
