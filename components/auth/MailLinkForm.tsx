import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSearch } from '@/components/navigation/address';
import { Button, TextLink } from '@/components/ui/Button';
import { explainAccount, isDeadLink } from '@/lib/auth/errors';
import { newPasswordRules } from '@/lib/auth/rules';
import { applyCode, type MailLink, readCode, resetPassword } from '@/lib/auth/signIn';
import { notifySuccess } from '@/components/toasts/notify';
import { accountErrors, actions, actionTexts, resetTexts } from '@/lib/words';
import { keepEmail } from './betweenForms';
import { Checking, Lead, Notice, Unanswered } from './Notice';
import { HiddenUsername, NewPasswordFields } from './PasswordField';
import { useForm } from './useForm';
import { useRequest } from './useRequest';
import { useSessionEmail } from './useSession';

interface LinkFormProps {
  readonly code: string;
  readonly link: MailLink;
  /** Takes an error that says that the link no longer works. */
  readonly onDead: (error: unknown) => void;
}

/** Sets a new password, and leads to the login. */
function ResetForm({ code, link, onDead }: LinkFormProps) {
  const router = useRouter();
  const [reset, loading] = useRequest(resetPassword);
  const { errors, formProps } = useForm({
    rules: newPasswordRules,
    loading,
    send: ({ password = '' }, fail) =>
      reset(code, password).then(
        () => {
          keepEmail(link.email);
          notifySuccess(resetTexts.done);
          router.replace('/login');
        },
        (error: unknown) => (isDeadLink(error) ? onDead : fail)(error),
      ),
  });
  return (
    <>
      <Lead>{resetTexts.lead}</Lead>
      <form id="reset-form" {...formProps}>
        <p className="mb-4 flex flex-wrap gap-x-1.5 text-muted">
          <span>{resetTexts.account}</span>
          <strong className="text-text wrap-anywhere">{link.email}</strong>
        </p>
        <HiddenUsername email={link.email} />
        <NewPasswordFields errors={errors} busy={loading} />
        <Button type="submit" aria-disabled={loading} className="mt-1 w-full">
          {loading ? resetTexts.busy : resetTexts.action}
        </Button>
      </form>
    </>
  );
}

/** The way to the account, for a visitor by the login: without a look at a page that is not theirs yet. */
function AccountButton() {
  const isVisitor = useSessionEmail() === null;
  return (
    <Button href={isVisitor ? '/login?from=%2Faccount' : '/account'} className="mt-6">
      {actionTexts.onward}
    </Button>
  );
}

/** Confirms, changes or gives back an e-mail. It waits for a press: programs that scan mails open their links, and would use the code up. */
function ActionForm({ code, link, onDead }: LinkFormProps) {
  const [isDone, setIsDone] = useState(false);
  const [apply, loading] = useRequest(applyCode);
  const { formProps } = useForm({
    loading,
    send: (_values, fail) =>
      apply(code).then(
        () => setIsDone(true),
        (error: unknown) => (isDeadLink(error) ? onDead : fail)(error),
      ),
  });
  const texts = actions[link.operation];
  if (!texts) return <Dead reason={actionTexts.unknown} />;
  if (isDone)
    return (
      <Notice>
        <p className="text-lead">{texts.done}</p>
        <p className="mt-1 text-lead font-semibold wrap-anywhere">{link.email}</p>
        {texts.warning && (
          <p className="mt-4 text-muted">
            <span>{texts.warning}</span>{' '}
            <TextLink href="/account/forgot">{actionTexts.newPassword}</TextLink>
          </p>
        )}
        <AccountButton />
      </Notice>
    );
  return (
    <>
      <Lead>{actionTexts.lead}</Lead>
      <form id="action-form" {...formProps}>
        <Button type="submit" aria-disabled={loading} className="w-full">
          {loading ? actionTexts.busy : texts.action}
        </Button>
      </form>
    </>
  );
}

interface DeadProps {
  readonly reason: string;
  readonly hint?: string;
  /** Whether it was for a password: then the way to a new one follows, else that to the account. */
  readonly setsPassword?: boolean;
}

/** A link that does not work. */
function Dead({ reason, hint, setsPassword = false }: DeadProps) {
  return (
    <Notice>
      <p className="text-lead">{reason}</p>
      {hint && <p className="mt-3 text-muted">{hint}</p>}
      {setsPassword ? (
        <Button href="/account/forgot" className="mt-6">
          {resetTexts.again}
        </Button>
      ) : (
        <AccountButton />
      )}
    </Notice>
  );
}

/**
 * Does what the link of a provider's mail is for. The provider is asked: an address can say anything, and a project has one for all
 * its mails. Of a dead link nobody knows what it was for but its address, or the page that it has opened.
 */
export function MailLinkForm({ setsPassword = false }: { readonly setsPassword?: boolean }) {
  const search = useSearch();
  const parameters = search === undefined ? undefined : new URLSearchParams(search);
  const code = parameters && (parameters.get('oobCode') ?? '');
  const [link, setLink] = useState<MailLink>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (code && !error) readCode(code).then(setLink, setError);
  }, [code, error]);

  if (code === undefined) return <Checking />;
  const forPassword = setsPassword || parameters?.get('mode') === 'resetPassword';
  if (!code)
    return forPassword ? (
      <Dead
        setsPassword
        reason={accountErrors['invalid-action-code']!}
        hint={resetTexts.refusedHint}
      />
    ) : (
      <Dead reason={actionTexts.unknown} />
    );
  if (error) {
    const reason = explainAccount(error).toast;
    if (!isDeadLink(error))
      return <Unanswered reason={reason} onAgain={() => setError(undefined)} />;
    const hint = forPassword ? resetTexts.refusedHint : actionTexts.refusedHint;
    return <Dead reason={reason} hint={hint} setsPassword={forPassword} />;
  }
  if (!link) return <Checking />;
  const Form = link.operation === 'PASSWORD_RESET' ? ResetForm : ActionForm;
  return <Form code={code} link={link} onDead={setError} />;
}
