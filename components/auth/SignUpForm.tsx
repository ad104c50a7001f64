'use client';

import { useSignal } from '@/components/ui/useSignal';
import { signUpErrorMessage, signUpNotes } from '@/lib/auth/errorMessages';
import { signUpRules } from '@/lib/auth/rules';
import { messages, signUpTexts } from '@/lib/content/auth';
import { AuthFormFrame } from './AuthFormFrame';
import { EmailField } from './EmailField';
import { loadedSdk } from './loadSdk';
import { NewPasswordFields } from './NewPasswordFields';
import { useAuthForm } from './useAuthForm';
import { useFormLinks } from './useFormLinks';

/** The sign-up form. Success says so and leads to `/` (product 8.4). */
export function SignUpForm() {
  const sdk = useSignal(loadedSdk);
  const { otherForm, onward } = useFormLinks('/login');
  const form = useAuthForm({
    id: 'signup-form',
    rules: signUpRules,
    explain: signUpErrorMessage,
    explainFields: signUpNotes,
    done: messages.accountCreated,
    next: '/',
  });
  const { attempt, errors, notes } = form;
  return (
    <AuthFormFrame
      texts={signUpTexts}
      form={form}
      otherForm={otherForm}
      onward={onward}
      driver={sdk && attempt && <sdk.SignUpDriver attempt={attempt} {...form.driverCallbacks} />}
    >
      <EmailField autoComplete="email" error={errors.email} note={notes.email} />
      <NewPasswordFields errors={errors} busy={attempt !== undefined} />
    </AuthFormFrame>
  );
}
