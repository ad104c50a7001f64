'use client';

import { signUpErrorMessage, signUpNotes } from '@/lib/auth/errors';
import { signUpRules } from '@/lib/auth/rules';
import { messages, signUpTexts } from '@/lib/content/auth';
import { AuthFormFrame } from './AuthFormFrame';
import { EmailField } from './Field';
import { NewPasswordFields } from './PasswordField';
import { useAuthForm } from './useAuthForm';
import { useFormLinks } from './useFormLinks';

/** The sign-up form. Success says so and leads to `/` (product 8.4). */
export function SignUpForm() {
  const { otherForm, onward } = useFormLinks('/login');
  const form = useAuthForm({
    rules: signUpRules,
    send: (sdk, email, password) => sdk.signUp(email, password),
    explain: signUpErrorMessage,
    explainFields: signUpNotes,
    done: messages.accountCreated,
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
      <NewPasswordFields errors={errors} busy={busy} />
    </AuthFormFrame>
  );
}
