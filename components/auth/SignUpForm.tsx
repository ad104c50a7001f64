'use client';

import { signUpErrorMessage, signUpNotes } from '@/lib/auth/errors';
import { signUpRules } from '@/lib/auth/rules';
import { authTexts, messages, signUpTexts } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { notifySuccess, notifyToo } from '@/lib/browser/toasts';
import { AuthFormFrame } from './AuthFormFrame';
import { EmailField } from './Field';
import type { Sdk } from './loadSdk';
import { NewPasswordFields } from './PasswordField';
import { useAuthForm } from './useAuthForm';
import { useFormLinks } from './betweenForms';

/** Asks for the mail that confirms the e-mail of a new account, and says so once it is asked for; `/account` can send it again. */
function confirmEmail(sdk: Sdk): void {
  sdk
    .sendVerification()
    .then(() => notifyToo(authTexts.mailSent))
    .catch((error: unknown) => reportError(error, 'warn'));
}

/** The sign-up form. Success says so and leads to `/` (product 8.4). */
export function SignUpForm() {
  const { otherForm, onward } = useFormLinks('/login');
  const form = useAuthForm({
    rules: signUpRules,
    send: async (sdk, email, password) => {
      await sdk.signUp(email, password);
      notifySuccess(messages.accountCreated);
      confirmEmail(sdk);
    },
    explain: signUpErrorMessage,
    explainFields: signUpNotes,
    next: '/',
  });
  const { busy, errors, notes } = form;
  return (
    <AuthFormFrame
      id="signup-form"
      texts={signUpTexts}
      form={form}
      otherForm={otherForm}
      onward={onward}
    >
      <EmailField autoComplete="email" error={errors.email} note={notes.email} />
      <NewPasswordFields errors={errors} note={notes.password} busy={busy} />
    </AuthFormFrame>
  );
}
