import { sendEmailVerification } from 'firebase/auth';
import { useCreateUserWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { auth } from '@/lib/auth/auth';
import { explainSignUp } from '@/lib/auth/errors';
import { signUpRules } from '@/lib/auth/rules';
import { reportError } from '@/lib/browser/reportError';
import { notifySuccess, notifyToo } from '@/components/toasts/notify';
import { authTexts, messages, signUpTexts } from '@/lib/words';
import { AuthForm } from './AuthForm';
import { useFormLinks } from './betweenForms';
import { EmailField } from './Field';
import { NewPasswordFields } from './PasswordField';

/** The sign-up form. Success leads to `/` (product 8.4). */
export function SignUpForm() {
  const [createUser, created, loading, error] = useCreateUserWithEmailAndPassword(auth);
  // Who has left the form hears of it too. The mail is not asked for by the hook: if that fails, it says that there is no account.
  const signUp = async (email: string, password: string) => {
    const credential = await createUser(email, password);
    if (!credential) return;
    notifySuccess(messages.accountCreated);
    sendEmailVerification(credential.user).then(
      () => notifyToo(authTexts.mailSent),
      (reason: unknown) => reportError(reason, 'warn'),
    );
  };
  return (
    <AuthForm
      id="signup-form"
      texts={signUpTexts}
      links={useFormLinks('/login')}
      rules={signUpRules}
      send={signUp}
      done={created !== undefined}
      loading={loading}
      error={error}
      explain={explainSignUp}
      next={() => '/'}
    >
      {({ errors, notes }) => (
        <>
          <EmailField autoComplete="email" error={errors.email} note={notes.email} />
          <NewPasswordFields errors={errors} note={notes.password} busy={loading} />
        </>
      )}
    </AuthForm>
  );
}
