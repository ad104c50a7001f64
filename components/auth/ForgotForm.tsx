import { useEffect, useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import { forgotRules } from '@/lib/auth/rules';
import { sendReset } from '@/lib/auth/signIn';
import { forgotTexts } from '@/lib/words';
import { EmailField } from './Field';
import { Notice } from './Notice';
import { fillInEmail, keepEmail, useFormLinks } from './betweenForms';
import { useForm } from './useForm';
import { useRequest } from './useRequest';

/** Sends the mail for a forgotten password, and says the same whether or not there is an account. */
export function ForgotForm() {
  const { otherForm: login } = useFormLinks('/login');
  const [sentTo, setSentTo] = useState<string>();
  const [send, loading] = useRequest(sendReset);
  const { errors, formProps } = useForm({
    rules: forgotRules,
    loading,
    send: ({ email = '' }, fail) =>
      send(email).then(() => {
        keepEmail(email);
        setSentTo(email);
      }, fail),
  });
  const [sendsAgain, setSendsAgain] = useState(false);
  useEffect(fillInEmail, [sentTo]);
  const showForm = () => {
    setSendsAgain(true);
    setSentTo(undefined);
  };

  return (
    <>
      {sentTo === undefined ? (
        <form id="forgot-form" {...formProps}>
          {/* The button that asked for it again is gone: the field takes its focus. */}
          <EmailField autoComplete="username" autoFocus={sendsAgain} error={errors.email} />
          <Button type="submit" aria-disabled={loading} className="mt-1 w-full">
            {loading ? forgotTexts.busy : forgotTexts.action}
          </Button>
        </form>
      ) : (
        <Sent email={sentTo} onAgain={showForm} />
      )}
      <p className="mt-5">
        <TextLink href={login} onClick={() => keepEmail(sentTo)}>
          {forgotTexts.back}
        </TextLink>
      </p>
    </>
  );
}

interface SentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function Sent({ email, onAgain }: SentProps) {
  return (
    <Notice>
      <p className="text-lead">{forgotTexts.sent}</p>
      <p className="mt-1 text-lead font-semibold wrap-anywhere">{email}</p>
      <p className="mt-3 text-muted">{forgotTexts.lasts}</p>
      <h2 className="mt-6 text-card">{forgotTexts.noMail}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-muted">
        {forgotTexts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button onClick={onAgain} variant="outline" className="mt-6">
        {forgotTexts.again}
      </Button>
    </Notice>
  );
}
