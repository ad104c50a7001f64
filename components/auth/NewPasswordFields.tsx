import type { Errors } from '@/lib/auth/rules';
import { authTexts, passwordHint } from '@/lib/content/auth';
import { PasswordField } from './PasswordField';

/** Tells password managers whose password a form changes. Never shown or sent. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

interface NewPasswordFieldsProps {
  readonly label?: string;
  readonly errors: Errors;
  readonly busy: boolean;
}

/** A new password and its confirmation: at sign-up, and where the password is changed. */
export function NewPasswordFields({
  label = authTexts.password,
  errors,
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
