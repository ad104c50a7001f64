import { sendEmailVerification } from 'firebase/auth';
import { useCreateUserWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { notifySuccess, notifyToo } from '@/components/toasts/notify';
import { auth } from '@/lib/auth/auth';
import { explainSignUp } from '@/lib/auth/errors';
import { signUpRules } from '@/lib/auth/rules';
import { authWords, messages, signUpWords } from '@/lib/words';
import { AuthForm } from './AuthForm';
import { SignUpFields } from './FormFields';

/** The sign-up form. After a successful sign-up, it opens `/`. */
export function SignUpForm() {
  const [createUser, ...state] = useCreateUserWithEmailAndPassword(auth);
  // Shows toasts here instead of in an effect, so that a visitor who has left the form sees them
  // too. The hook's `sendEmailVerification` option isn't used, because a failure to send the email
  // would look like a failed sign-up.
  const signUp = async (email: string, password: string) => {
    const credential = await createUser(email, password);
    if (!credential) return undefined;
    notifySuccess(messages.accountCreated);
    sendEmailVerification(credential.user).then(
      () => notifyToo(authWords.mailSent),
      (reason: unknown) => console.warn(reason),
    );
    return credential;
  };
  return (
    <AuthForm
      words={signUpWords}
      otherForm="login"
      rules={signUpRules}
      hook={[signUp, ...state]}
      explain={explainSignUp}
      readNextPage={() => '/'}
      fields={<SignUpFields />}
    />
  );
}
