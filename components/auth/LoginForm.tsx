import { useEffect } from 'react';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { TextLink } from '@/components/ui/Button';
import { auth } from '@/lib/auth/auth';
import { explainLogin } from '@/lib/auth/errors';
import { loginRules } from '@/lib/auth/rules';
import { authTexts, loginTexts } from '@/lib/words';
import { AuthForm } from './AuthForm';
import { fillInEmail, leaveForm, readReturnPath, useFormLinks } from './formNavigation';
import { loginFields } from './FormFields';

/** The login form. A login by password returns to the visitor's previous page. A login with Google opens `/` (product 2.8). */
export function LoginForm() {
  const hook = useSignInWithEmailAndPassword(auth);
  const links = useFormLinks('/signup');
  useEffect(fillInEmail, []);
  return (
    <AuthForm
      texts={loginTexts}
      links={links}
      rules={loginRules}
      hook={hook}
      explain={explainLogin}
      next={readReturnPath}
      fields={loginFields}
    >
      <TextLink href={links.forgot} onClick={() => leaveForm()}>
        {authTexts.forgotten}
      </TextLink>
    </AuthForm>
  );
}
