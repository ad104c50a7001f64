'use client';

import { useEffect } from 'react';
import { TextLink } from '@/components/ui/Button';
import { loginErrorMessage, loginNotes } from '@/lib/auth/errors';
import { loginRules } from '@/lib/auth/rules';
import { authTexts, loginTexts } from '@/lib/words';
import { AuthFormFrame } from './AuthFormFrame';
import { EmailField } from './Field';
import { PasswordField } from './PasswordField';
import { useAuthForm } from './useAuthForm';
import { fillInEmail, keepEmail, useFormLinks } from './betweenForms';

/** The login form. Success leads back to the page the visitor came from, with a provider to `/` (product 2.8). */
export function LoginForm() {
  const { otherForm, forgotten, onward } = useFormLinks('/signup');
  const form = useAuthForm({
    rules: loginRules,
    send: (sdk, email, password) => sdk.signIn(email, password),
    explain: loginErrorMessage,
    explainFields: loginNotes,
    next: onward,
  });
  const { busy, errors, notes } = form;
  useEffect(fillInEmail, []);
  return (
    <AuthFormFrame
      id="login-form"
      texts={loginTexts}
      form={form}
      otherForm={otherForm}
      onward={onward}
      aside={
        <TextLink href={forgotten} onClick={() => keepEmail()}>
          {authTexts.forgotten}
        </TextLink>
      }
    >
      <EmailField autoComplete="username" error={errors.email} note={notes.email} />
      <PasswordField
        id="password"
        label={authTexts.password}
        toggle={authTexts.passwordToggle}
        autoComplete="current-password"
        error={errors.password}
        note={notes.password}
        busy={busy}
      />
    </AuthFormFrame>
  );
}
