import { applyActionCode, checkActionCode, confirmPasswordReset } from 'firebase/auth';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSearch } from '@/components/navigation/url';
import { notifySuccess } from '@/components/toasts/notify';
import { Button, TextLink } from '@/components/ui/Button';
import { auth } from '@/lib/auth/auth';
import { explainAccount, isDeadLink } from '@/lib/auth/errors';
import { newPasswordRules } from '@/lib/auth/rules';
import { mailLinkOperations, mailLinkWords, resetWords } from '@/lib/words';
import { useSharedEmail } from './EmailProvider';
import { Form } from './Form';
import { HiddenUsername, NewPasswordFields, SubmitButton } from './FormFields';
import { Checking, Notice, RetryNotice } from './Notice';

interface LinkFormProps {
  readonly operation: string;
  /** The email that the account will have after the link is used. */
  readonly email: string;
  readonly code: string;
}

/** Reloads the signed-in user, so that the SDK notices if the change has ended the session. */
const reloadUser = () => auth.currentUser?.reload().catch(() => undefined);

/** Sets a new password, then opens the login page. */
function ResetForm({ code, email }: LinkFormProps) {
  const router = useRouter();
  const [, setEmail] = useSharedEmail();
  const reset = async (password: string) => {
    await confirmPasswordReset(auth, code, password);
    await reloadUser();
    setEmail(email);
    notifySuccess(resetWords.done);
    router.replace('/login');
  };
  return (
    <Form rules={newPasswordRules} send={({ password = '' }) => reset(password)}>
      <p className="mb-4 flex flex-wrap gap-x-1.5 text-muted">
        <span>{resetWords.account}</span>
        <strong className="text-text wrap-anywhere">{email}</strong>
      </p>
      <HiddenUsername email={email} />
      <NewPasswordFields />
      <SubmitButton words={resetWords} />
    </Form>
  );
}

/**
 * Confirms, changes or restores an email address, but only when the visitor presses the button,
 * because email scanners open links too.
 */
function ActionForm({ code, operation, email }: LinkFormProps) {
  const [isDone, setIsDone] = useState(false);
  const words = mailLinkOperations[operation];
  if (!words) return <DeadLink reason={mailLinkWords.unknown} />;
  if (isDone)
    return (
      <Notice text={words.done} email={email}>
        {words.warning && (
          <p className="mt-4 text-muted">
            <span>{words.warning}</span>{' '}
            <TextLink href="/account/forgot">{mailLinkWords.newPassword}</TextLink>
          </p>
        )}
        <Button href="/account" className="mt-6">
          {mailLinkWords.nextLink}
        </Button>
      </Notice>
    );
  const apply = async () => {
    await applyActionCode(auth, code);
    await reloadUser();
    setIsDone(true);
  };
  return (
    <Form send={apply}>
      <SubmitButton words={{ action: words.action, busy: mailLinkWords.busy }} />
    </Form>
  );
}

interface DeadLinkProps {
  readonly reason: string;
  /**
   * Whether the link was for setting a password. The button then leads to the form for a new link,
   * not to the account.
   */
  readonly setsPassword?: boolean;
}

function DeadLink({ reason, setsPassword = false }: DeadLinkProps) {
  const words = setsPassword ? resetWords : mailLinkWords;
  return (
    <Notice text={reason}>
      <p className="mt-3 text-muted">{words.deadLinkHint}</p>
      <Button href={setsPassword ? '/account/forgot' : '/account'} className="mt-6">
        {words.nextLink}
      </Button>
    </Notice>
  );
}

/**
 * Handles the links in Firebase's emails. Firebase reports the operation of a valid link. That of a
 * dead link is known only from `mode` in its URL.
 */
export function MailLinkForm() {
  const search = useSearch();
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  const setsPassword = parameters.get('mode') === 'resetPassword';
  const [link, setLink] = useState<Pick<LinkFormProps, 'operation' | 'email'>>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (!code) return;
    checkActionCode(auth, code).then(
      ({ operation, data }) => setLink({ operation, email: data.email ?? '' }),
      setError,
    );
  }, [code]);

  if (search === undefined) return <Checking />;
  if (!code) return <DeadLink reason={mailLinkWords.unknown} setsPassword={setsPassword} />;
  if (isDeadLink(error))
    return <DeadLink reason={explainAccount(error).message} setsPassword={setsPassword} />;
  if (error) return <RetryNotice reason={explainAccount(error).message} />;
  if (!link) return <Checking />;
  const LinkForm = link.operation === 'PASSWORD_RESET' ? ResetForm : ActionForm;
  return <LinkForm {...link} code={code} />;
}
