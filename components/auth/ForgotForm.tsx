import { sendPasswordResetEmail } from 'firebase/auth';
import { useState } from 'react';
import { dismissToasts } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { auth } from '@/lib/auth/auth';
import { errorCode } from '@/lib/auth/errors';
import { emailRules } from '@/lib/auth/rules';
import { forgotWords } from '@/lib/words';
import { EmailField } from './Field';
import { Form } from './Form';
import { SubmitButton } from './FormFields';
import { useFormLinks } from './formNavigation';
import { Notice } from './Notice';

export function ForgotForm() {
  const { login: loginHref } = useFormLinks();
  const [sentTo, setSentTo] = useState<string>();
  const [isRepeated, setIsRepeated] = useState(false);

  // Shows the same result whether or not the account exists. `useSendPasswordResetEmail` would
  // report an error if it doesn't.
  const send = async (email: string) => {
    await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
      if (errorCode(error) !== 'user-not-found') throw error;
    });
    dismissToasts();
    setSentTo(email);
  };
  const showForm = () => {
    setIsRepeated(true);
    setSentTo(undefined);
  };

  return (
    <>
      {sentTo === undefined ? (
        <Form rules={emailRules} send={({ email = '' }) => send(email)}>
          {/* When the notice's button shows the form again, focus moves to this field. */}
          <EmailField autoComplete="username" autoFocus={isRepeated} />
          <SubmitButton words={forgotWords} />
        </Form>
      ) : (
        <Notice text={forgotWords.sent} email={sentTo}>
          <p className="mt-3 text-muted">{forgotWords.lasts}</p>
          <h2 className="mt-6 text-card">{forgotWords.noMail}</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-muted">
            {forgotWords.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
          <Button onClick={showForm} variant="outline" className="mt-6">
            {forgotWords.again}
          </Button>
        </Notice>
      )}
      <p className="mt-2.5">
        <Button href={loginHref} onClick={dismissToasts} variant="quiet">
          {forgotWords.back}
        </Button>
      </p>
    </>
  );
}
