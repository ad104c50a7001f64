'use client';

import { explainSignUp } from '@/lib/auth/errors';
import { signUpRules } from '@/lib/auth/rules';
import { authTexts, messages, signUpTexts } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { notifySuccess, notifyToo } from '@/lib/browser/toasts';
import { AuthForm } from './AuthForm';
import { useFormLinks } from './betweenForms';
import { EmailField } from './Field';
import type { Sdk } from './loadSdk';
import { NewPasswordFields } from './PasswordField';

/**
 * Creates the account and says so. Then it asks for the mail that confirms the e-mail, which nobody waits for, and says that
 * too; `/account` can send it again.
 */
async function signUp(sdk: Sdk, email: string, password: string): Promise<void> {
  await sdk.signUp(email, password);
  notifySuccess(messages.accountCreated);
  sdk
    .sendVerification()
    .then(() => notifyToo(authTexts.mailSent))
    .catch((error: unknown) => reportError(error, 'warn'));
}

/** The sign-up form. Success leads to `/` (product 8.4). */
export function SignUpForm() {
  return (
    <AuthForm
      id="signup-form"
      texts={signUpTexts}
      links={useFormLinks('/login')}
      rules={signUpRules}
      send={signUp}
      explain={explainSignUp}
      next={() => '/'}
    >
      {({ errors, notes, busy }) => (
        <>
          <EmailField autoComplete="email" error={errors.email} note={notes.email} />
          <NewPasswordFields errors={errors} note={notes.password} busy={busy} />
        </>
      )}
    </AuthForm>
  );
}
