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
 * A password field with a button that shows the password. During a request, it's hidden, so that
 * browsers don't save it as plain text.
 */
export function PasswordField({ label = authWords.password, ...props }: PasswordFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { isBusy } = useContext(FormContext);
  const isShown = isWanted && !isBusy;
  const { show, hide } = passwordToggles[props.id];
  return (
    <Field
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      className="pr-24"
      button={
        <button
          type="button"
          aria-controls={props.id}
          aria-label={isShown ? hide : show}
          onClick={() => setIsWanted(!isShown)}
          className="field-button"
        >
          {isShown ? authWords.hide : authWords.show}
        </button>
      }
    />
  );
}

/**
 * The fields for a new password. The first lists the requirements, and marks those that are met.
 */
export function NewPasswordFields(props: Pick<PasswordFieldProps, 'label'>) {
  const [password, setPassword] = useState('');
  const { errors } = useContext(FormContext);
  const unmetColor = errors?.password ? 'text-danger' : '';
  const update = (event: FormEvent<HTMLInputElement>) => setPassword(event.currentTarget.value);
  const requirements = passwordRequirements.map(({ pattern, text }) => {
    const isMet = pattern.test(password);
    return (
      // The key makes screen readers announce the whole requirement.
      <span key={text + isMet} className={`flex gap-x-1.5 ${isMet ? 'text-success' : unmetColor}`}>
        <FieldIcon mark={isMet ? 'm7.5 12.5 3 3 6-6.5' : ''} />
        {text} {isMet && <span className="sr-only">{authWords.met}</span>}
      </span>
    );
  });
  return (
    <>
      <PasswordField
        {...props}
        autoComplete="new-password"
        id="password"
        aside={
          <div
            id="password-hint"
            aria-live="polite"
            className="flex flex-wrap gap-x-2.5 text-muted"
          >
            {requirements}
          </div>
        }
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
    <Button type="submit" aria-disabled={isBusy} className={`submit-button ${className}`}>
      {isBusy ? words.busy : words.action}
    </Button>
  );
}

export function LoginFields() {
  const link = (
    <Button
      href={useFormLinks('/signup').forgot}
      onClick={dismissToasts}
      variant="quiet"
      className="-my-2.5"
    >
      {authWords.forgotten}
    </Button>
  );
  return (
    <>
      <EmailField autoComplete="username" />
      <PasswordField id="password" autoComplete="current-password" aside={link} />
      <SubmitButton words={loginWords} />
    </>
  );
}

export const signUpFields = (
  <>
    <EmailField autoComplete="email" />
    <NewPasswordFields />
    <SubmitButton words={signUpWords} />
  </>
);
