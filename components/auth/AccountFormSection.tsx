import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { hasPassword, withSessionCheck } from '@/lib/auth/account';
import { currentPasswordRules, type FormRules, type Values } from '@/lib/auth/rules';
import { accountWords } from '@/lib/words';
import { AccountSection } from './AccountSection';
import { Form } from './Form';
import { HiddenUsername, PasswordField, SubmitButton } from './FormFields';
import { loadGoogleScript } from './GoogleButton';

/** The props of a section with a form. */
export interface AccountFormProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

interface AccountFormSectionProps extends AccountFormProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that opens the form. */
  readonly openLabel: string;
  readonly fields: ReactNode;
  readonly rules?: FormRules;
  /** The label of the button that submits the form. */
  readonly submitLabel: string;
  /**
   * Whether the form deletes something. The button that opens it is less prominent than the other
   * buttons.
   */
  readonly isDangerous?: boolean;
  readonly send: (values: Values) => Promise<void>;
}

/**
 * A section with a button that opens a form. On submit, the user is first re-authenticated with the
 * password, or with Google if the account has no password. The SDK is called directly, because
 * react-firebase-hooks would lose an error if the session ends meanwhile.
 */
export function AccountFormSection(props: AccountFormSectionProps) {
  const { user, isOpen, onToggle, title, children, fields, rules = {}, send } = props;
  const { openLabel, submitLabel, isDangerous } = props;
  const button = useRef<HTMLButtonElement>(null);
  const email = user.email ?? '';
  const asksPassword = hasPassword(user);
  if (isOpen && !asksPassword) loadGoogleScript();

  const close = () => {
    button.current?.focus();
    onToggle(false);
  };
  const reauthenticate = ({ current = '' }: Values) =>
    asksPassword
      ? reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current))
      : reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  const submit = async (values: Values) => {
    await withSessionCheck(user, reauthenticate(values));
    await withSessionCheck(user, send(values));
    close();
  };
  const control = (
    <Button
      ref={button}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      variant={isDangerous ? 'quiet' : 'outline'}
      className={isDangerous ? 'justify-end!' : ''}
    >
      {openLabel}
    </Button>
  );
  return (
    <div>
      <AccountSection title={title} control={control}>
        {children}
      </AccountSection>
      {isOpen && (
        <div className="max-w-md pb-8 lg:ml-70">
          <Form
            rules={asksPassword ? { ...rules, ...currentPasswordRules } : rules}
            send={submit}
            // The SDK takes seconds to report a closed popup, so each press opens another popup.
            canResend={!asksPassword}
          >
            <HiddenUsername email={email} />
            {fields}
            {asksPassword && (
              <PasswordField
                id="current"
                label={accountWords.proof.current}
                autoComplete="current-password"
              />
            )}
            <p className="flex flex-wrap gap-x-5 gap-y-3">
              <SubmitButton
                words={{ action: submitLabel, busy: accountWords.busy }}
                className={isDangerous ? 'bg-danger! hover:bg-text!' : ''}
              />
              <Button onClick={close} variant="quiet">
                {accountWords.cancel}
              </Button>
            </p>
          </Form>
        </div>
      )}
    </div>
  );
}
