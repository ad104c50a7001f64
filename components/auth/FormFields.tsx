import { type FormEvent, useContext, useState } from 'react';
import { dismissToasts } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { passwordRequirements } from '@/lib/auth/rules';
import { authWords, loginWords, passwordToggles, signUpWords } from '@/lib/words';
import { EmailField, Field, FieldIcon, type FieldProps, FormContext } from './Field';
import { useFormLinks } from './formNavigation';

interface PasswordFieldProps extends Partial<Omit<FieldProps, 'id'>> {
  readonly id: keyof typeof passwordToggles;
}

/**
 * A password field with a button that shows the password. During a request, the password is hidden,
 * so that browsers don't save it as plain text.
 */
export function PasswordField({ label = authWords.password, ...props }: PasswordFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const { isBusy } = useContext(FormContext);
  const isVisible = isRevealed && !isBusy;
  const { show, hide } = passwordToggles[props.id];
  return (
    <Field
      {...props}
      label={label}
      type={isVisible ? 'text' : 'password'}
      className="pr-24"
      button={
        <button
          type="button"
          aria-controls={props.id}
          aria-label={isVisible ? hide : show}
          onClick={() => setIsRevealed(!isVisible)}
          className="field-button"
        >
          {isVisible ? authWords.hide : authWords.show}
        </button>
      }
    />
  );
}

const checkMark = 'm7.5 12.5 3 3 6-6.5';

/** The requirements for a new password. Those that are met are marked. */
function PasswordRequirements({ password }: { readonly password: string }) {
  const { errors } = useContext(FormContext);
  const colors = { met: 'text-success', unmet: errors?.password ? 'text-danger' : '' };
  return (
    <div id="password-hint" aria-live="polite" className="flex flex-wrap gap-x-2.5 text-muted">
      {passwordRequirements.map(({ pattern, text }) => {
        const isMet = pattern.test(password);
        const color = isMet ? colors.met : colors.unmet;
        return (
          // The key makes screen readers announce the whole requirement.
          <span key={text + isMet} className={`flex gap-x-1.5 ${color}`}>
            <FieldIcon mark={isMet ? checkMark : ''} />
            {text} {isMet && <span className="sr-only">{authWords.met}</span>}
          </span>
        );
      })}
    </div>
  );
}

/** The fields for a new password and its confirmation. */
export function NewPasswordFields(props: Pick<PasswordFieldProps, 'label'>) {
  const [password, setPassword] = useState('');
  const update = (event: FormEvent<HTMLInputElement>) => setPassword(event.currentTarget.value);
  return (
    <>
      <PasswordField
        {...props}
        autoComplete="new-password"
        id="password"
        aside={<PasswordRequirements password={password} />}
        onInput={update}
        onBlur={update}
      />
      <PasswordField id="confirmation" label={authWords.confirmation} autoComplete="new-password" />
    </>
  );
}

/** Tells password managers whose password a form changes. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

interface SubmitButtonProps {
  readonly words: { readonly action: string; readonly busy: string };
  readonly className?: string;
}

/** The button that submits a form. During a request, it says so. */
export function SubmitButton({ words, className = 'w-full' }: SubmitButtonProps) {
  const { isBusy } = useContext(FormContext);
  return (
    <Button type="submit" aria-disabled={isBusy} className={`form-fields-submit ${className}`}>
      {isBusy ? words.busy : words.action}
    </Button>
  );
}

export function LoginFields() {
  const { forgot } = useFormLinks();
  const forgotLink = (
    <Button href={forgot} onClick={dismissToasts} variant="quiet" className="-my-2.5">
      {authWords.forgotten}
    </Button>
  );
  return (
    <>
      <EmailField autoComplete="username" />
      <PasswordField id="password" autoComplete="current-password" aside={forgotLink} />
      <SubmitButton words={loginWords} />
    </>
  );
}

export function SignUpFields() {
  return (
    <>
      <EmailField autoComplete="email" />
      <NewPasswordFields />
      <SubmitButton words={signUpWords} />
    </>
  );
}
