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
import { findProvider, withSessionCheck } from '@/lib/auth/account';
import { currentPasswordRules, type FormRules, type Values } from '@/lib/auth/rules';
import { accountWords } from '@/lib/words';
import { Form } from './Form';
import { loadGoogleScript } from './GoogleButton';
import { HiddenUsername, PasswordField, SubmitButton } from './FormFields';

interface AccountSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly control: ReactNode;
}

/** A section of the account settings. All sections have the same columns. */
export function AccountSection({ title, children, control }: AccountSectionProps) {
  return (
    <section className="account-section">
      <div>
        <h2 className="text-card">{title}</h2>
        <div className="mt-1 text-muted wrap-anywhere lg:mt-0">{children}</div>
      </div>
      {control}
    </section>
  );
}

export interface OpenableProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

interface FormSectionProps extends OpenableProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly buttonLabel: string;
  readonly fields: ReactNode;
  readonly rules?: FormRules;
  readonly action: string;
  /**
   * Whether the form deletes something. The button that opens it is less prominent than the other
   * buttons.
   */
  readonly isDangerous?: boolean;
  readonly send: (values: Values) => Promise<void>;
}

/**
 * A section with a button that opens a form. Before the form submits, it re-authenticates the user
 * with the password, or with Google if the account has no password. It calls the SDK directly,
 * because react-firebase-hooks would lose an error if the session ends meanwhile.
 */
export function FormSection(props: FormSectionProps) {
  const { user, isOpen, onToggle, rules = {}, isDangerous, send } = props;
  const button = useRef<HTMLButtonElement>(null);
  const email = user.email ?? '';
  const hasPassword = findProvider(user, 'password') !== undefined;
  if (isOpen && !hasPassword) loadGoogleScript();

  const close = () => {
    button.current?.focus();
    onToggle(false);
  };
  const reauthenticate = ({ current = '' }: Values) =>
    hasPassword
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
      {props.buttonLabel}
    </Button>
  );
  return (
    <div>
      <AccountSection title={props.title} control={control}>
        {props.children}
      </AccountSection>
      {isOpen && (
        <div className="max-w-md pb-8 lg:ml-70">
          <Form
            rules={hasPassword ? { ...rules, ...currentPasswordRules } : rules}
            send={submit}
            // The SDK takes seconds to report a closed popup, so each press opens another popup.
            canResend={!hasPassword}
          >
            <HiddenUsername email={email} />
            {props.fields}
            {hasPassword && (
              <PasswordField
                id="current"
                label={accountWords.proof.current}
                autoComplete="current-password"
              />
            )}
            <p className="flex flex-wrap gap-x-5 gap-y-3">
              <SubmitButton
                texts={{ action: props.action, busy: accountWords.busy }}
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
