import { useState } from 'react';
import { authTexts, passwordHint, passwordToggles } from '@/lib/words';
import { Field } from './Field';
import { useFormState } from './Form';

interface PasswordFieldProps {
  readonly id: keyof typeof passwordToggles;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
}

/** A password field with a button that shows the password. During a request, it's hidden, so that browsers don't save it as plain text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { isBusy } = useFormState();
  const isShown = isWanted && !isBusy;
  const { show, hide } = passwordToggles[props.id];
  return (
    <Field
      {...props}
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

export function NewPasswordFields({ label = authTexts.password }: { readonly label?: string }) {
  return (
    <>
      <PasswordField id="password" label={label} autoComplete="new-password" hint={passwordHint} />
      <PasswordField id="confirmation" label={authTexts.confirmation} autoComplete="new-password" />
    </>
  );
}

/** Tells password managers whose password a form changes. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
