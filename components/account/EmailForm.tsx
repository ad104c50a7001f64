import { useState } from 'react';
import { EmailField } from '@/components/auth/EmailField';
import type { Account } from '@/lib/auth/account';
import { forgotRules } from '@/lib/auth/accountRules';
import { accountTexts } from '@/lib/content/accountPage';
import { Notice } from './Notice';
import { ProofForm } from './ProofForm';

/** What the forms of the account's page are given. */
export interface AccountFormProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Changes the e-mail: the provider sends a link to the new address, and the e-mail changes when that is opened. */
export function EmailForm({ account, onClose }: AccountFormProps) {
  const [sentTo, setSentTo] = useState<string>();
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
      rules={forgotRules}
      action={texts.action}
      send={(sdk, { email = '' }, proof) => sdk.changeEmail(email, proof)}
      onDone={({ email }) => setSentTo(email)}
      onClose={onClose}
    >
      {(errors) => <EmailField label={texts.field} autoComplete="email" error={errors.email} />}
    </ProofForm>
  );
}
