import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { auth } from '@/lib/auth/auth';
import { explainLogin } from '@/lib/auth/errors';
import { loginRules } from '@/lib/auth/rules';
import { loginWords } from '@/lib/words';
import { AuthForm } from './AuthForm';
import { LoginFields } from './FormFields';
import { readReturnPath } from './formNavigation';

/**
 * The login form. A login by password returns to the visitor's previous page. A login with Google
 * opens `/`.
 */
export function LoginForm() {
  const hook = useSignInWithEmailAndPassword(auth);
  const isOpenedByRouter = useOpenedByRouter();
  return (
    <AuthForm
      words={loginWords}
      otherForm="signUp"
      rules={loginRules}
      hook={hook}
      explain={explainLogin}
      readNextPage={() => readReturnPath(isOpenedByRouter)}
      fields={<LoginFields />}
    />
  );
}
