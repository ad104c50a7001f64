import { useEffect } from 'react';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { TextLink } from '@/components/ui/Button';
import { auth } from '@/lib/auth/auth';
import { explainLogin } from '@/lib/auth/errors';
import { loginRules } from '@/lib/auth/rules';
import { authTexts, loginTexts } from '@/lib/words';
import { AuthForm } from './AuthForm';
import { fillInEmail, keepEmail, readReturnPath, useFormLinks } from './betweenForms';
import { EmailField } from './Field';
import { PasswordField } from './PasswordField';

/** The login form. Success leads back to the page the visitor came from, with a provider to `/` (product 2.8). */
export function LoginForm() {
  const [signIn, user, loading, error] = useSignInWithEmailAndPassword(auth);
  const links = useFormLinks('/signup');
  useEffect(fillInEmail, []);
  return (
    <AuthForm
      id="login-form"
      texts={loginTexts}
      links={links}
      rules={loginRules}
      send={signIn}
      done={user !== undefined}
      loading={loading}
      error={error}
      explain={explainLogin}
      next={readReturnPath}
      aside={
        <TextLink href={links.forgotten} onClick={() => keepEmail()}>
          {authTexts.forgotten}
        </TextLink>
      }
    >
      {({ errors, notes }) => (
        <>
          <EmailField autoComplete="username" error={errors.email} note={notes.email} />
          <PasswordField
            id="password"
            label={authTexts.password}
            toggle={authTexts.passwordToggle}
            autoComplete="current-password"
            error={errors.password}
            note={notes.password}
            busy={loading}
          />
        </>
      )}
    </AuthForm>
  );
}
