import { useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import { authTexts, loginTexts, passwordHint, passwordToggles, signUpTexts } from '@/lib/words';
import { EmailField, Field, type FieldProps, useFormState } from './Field';
import { leaveForm, useFormLinks } from './formNavigation';

interface PasswordFieldProps extends Partial<Pick<FieldProps, 'label' | 'hint' | 'link'>> {
  readonly id: keyof typeof passwordToggles;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. During a request, it's hidden, so that browsers don't save it as plain text. */
export function PasswordField({ label = authTexts.password, ...props }: PasswordFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { isBusy } = useFormState();
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
          className="absolute inset-y-0 right-0 min-w-16 cursor-pointer px-3 rounded-control text-small font-semibold text-muted hover:text-text noscript:hidden"
        >
          {isShown ? authTexts.hide : authTexts.show}
        </button>
      }
    />
  );
}

export function NewPasswordFields(props: Pick<PasswordFieldProps, 'label'>) {
  return (
    <>
      <PasswordField {...props} id="password" autoComplete="new-password" hint={passwordHint} />
      <PasswordField id="confirmation" label={authTexts.confirmation} autoComplete="new-password" />
    </>
  );
}

/** Tells password managers whose password a form changes. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

interface SubmitButtonProps {
  readonly texts: { readonly action: string; readonly busy: string };
  readonly className?: string;
}

export function SubmitButton({ texts, className = 'mt-1 w-full' }: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return (
    <Button type="submit" aria-disabled={isBusy} className={className}>
      {isBusy ? texts.busy : texts.action}
    </Button>
  );
}

export function LoginFields() {
  const link = (
    <TextLink href={useFormLinks('/signup').forgot} onClick={() => leaveForm()}>
      {authTexts.forgotten}
    </TextLink>
  );
  return (
    <>
      <EmailField autoComplete="username" />
      <PasswordField id="password" autoComplete="current-password" link={link} />
      <SubmitButton texts={loginTexts} />
    </>
  );
}

export const signUpFields = (
  <>
    <EmailField autoComplete="email" />
    <NewPasswordFields />
    <SubmitButton texts={signUpTexts} />
  </>
);
