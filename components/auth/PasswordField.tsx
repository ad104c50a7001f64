import { useState } from 'react';
import type { Errors } from '@/lib/auth/rules';
import { authTexts, passwordHint } from '@/lib/words';
import { Field } from './Field';

interface PasswordFieldProps {
  readonly id: 'password' | 'confirmation' | 'current';
  readonly label: string;
  /** The accessible names of the button that shows and hides the text; they begin with the words on it. */
  readonly toggle: { readonly show: string; readonly hide: string };
  readonly autoComplete: 'current-password' | 'new-password';
  /** Whether it takes the focus when it appears. */
  readonly autoFocus?: boolean;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly note?: string | undefined;
  /** While a request is under way the text is hidden, so that browsers do not remember it like other text fields. */
  readonly busy: boolean;
}

/** A password field whose text can be shown. Pasting and long passwords are allowed. */
export function PasswordField({ toggle, busy, ...props }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false);
  const shown = wanted && !busy;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      className="pr-24"
      button={
        <button
          type="button"
          aria-controls={props.id}
          aria-label={shown ? toggle.hide : toggle.show}
          onClick={() => setWanted(!shown)}
          className="absolute inset-y-0 right-0 min-w-16 cursor-pointer px-3 rounded-control text-small font-semibold text-muted hover:text-text noscript:hidden"
        >
          {shown ? authTexts.hide : authTexts.show}
        </button>
      }
    />
  );
}

interface NewPasswordFieldsProps {
  readonly label?: string;
  readonly errors: Errors;
  /** Advice after an attempt that failed. */
  readonly note?: string | undefined;
  readonly busy: boolean;
}

/** A new password and its confirmation: at sign-up, and where the password is changed. */
export function NewPasswordFields({
  label = authTexts.password,
  errors,
  note,
  busy,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        toggle={authTexts.passwordToggle}
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password}
        note={note}
        busy={busy}
      />
      <PasswordField
        id="confirmation"
        label={authTexts.confirmation}
        toggle={authTexts.confirmationToggle}
        autoComplete="new-password"
        error={errors.confirmation}
        busy={busy}
      />
    </>
  );
}

/** Tells password managers whose password a form changes. Never shown or sent. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
