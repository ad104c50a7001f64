import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { asUser, findProvider } from '@/lib/auth/account';
import { type FormRules, type Values, withCurrentPassword } from '@/lib/auth/rules';
import { accountTexts } from '@/lib/words';
import { Form, SubmitButton } from './Form';
import { loadGoogleScript } from './GoogleButton';
import { HiddenUsername, PasswordField } from './PasswordField';

export interface AccountFormProps {
  readonly user: User;
  readonly rules?: FormRules;
  readonly action: string;
  readonly submitClass?: string;
  readonly fields: ReactNode;
  readonly send: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * A form that re-authenticates the user before it submits: with the password, or with Google if there is none. It calls the SDK
 * directly: the hooks of react-firebase-hooks keep an error in the form's state, which is lost when the session has ended and the form
 * is unmounted.
 */
export function AccountForm(props: AccountFormProps) {
  const { user, rules = {}, action, submitClass = '', fields, send, onClose } = props;
  const hasPassword = findProvider(user, 'password') !== undefined;
  if (!hasPassword) loadGoogleScript();

  const reauthenticate = ({ current = '' }: Values) =>
    hasPassword
      ? reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current))
      : reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  const submit = async (values: Values) => {
    await asUser(user, reauthenticate(values));
    await asUser(user, send(values));
    onClose();
  };
  return (
    <Form
      rules={hasPassword ? withCurrentPassword(rules) : rules}
      send={submit}
      // The SDK takes seconds to report a closed popup, so each press opens another one.
      canResend={!hasPassword}
    >
      <HiddenUsername email={user.email ?? ''} />
      {fields}
      {hasPassword && (
        <PasswordField
          id="current"
          label={accountTexts.proof.current}
          autoComplete="current-password"
        />
      )}
      <p className="flex flex-wrap gap-3">
        <SubmitButton texts={{ action, busy: accountTexts.busy }} className={submitClass} />
        <Button onClick={onClose} variant="quiet">
          {accountTexts.cancel}
        </Button>
      </p>
    </Form>
  );
}
