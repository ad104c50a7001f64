'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { newPasswordRules } from '@/lib/auth/rules';
import { accountErrors, resetTexts } from '@/lib/content/words';
import { notifySuccess } from '@/lib/browser/toasts';
import { Checking } from './Lead';
import { Lead } from './Lead';
import { loadSdk } from './loadSdk';
import { Notice } from './Notice';
import { HiddenUsername, NewPasswordFields } from './PasswordField';
import { keepEmail } from './betweenForms';
import { useMailCode, useRefusal } from './useMailLink';
import { useSdkForm } from './useSdkForm';

/** Sets a new password by the link of a mail. For a link that no longer works it says why, and leads to a new one. */
export function ResetForm() {
  const router = useRouter();
  const code = useMailCode()?.code;
  /** What the provider says of the code: whose it is, if it could be asked. Undefined until then. */
  const [answer, setAnswer] = useState<{ readonly email?: string }>();
  const email = answer?.email;
  const { refused, refuse } = useRefusal();
  const { busy, errors, formProps } = useSdkForm({
    rules: newPasswordRules,
    send: (sdk, { password = '' }) => sdk.resetPassword(code ?? '', password),
    onDone: () => {
      keepEmail(email);
      notifySuccess(resetTexts.done);
      router.replace('/login');
    },
    onError: refuse,
  });
  useEffect(() => {
    if (!code) return;
    loadSdk()
      .then((sdk) => sdk.readResetCode(code))
      .then(
        (email) => setAnswer({ email }),
        (error) => {
          // Other errors are shown on submit.
          if (!refuse(error)) setAnswer({});
        },
      );
  }, [code, refuse]);

  const reason = code === '' ? accountErrors['invalid-action-code'] : refused;
  if (reason)
    return (
      <Notice>
        <p className="text-lead">{reason}</p>
        <p className="mt-3 text-muted">{resetTexts.refusedHint}</p>
        <Button href="/account/forgot" className="mt-6">
          {resetTexts.again}
        </Button>
      </Notice>
    );
  if (!answer) return <Checking />;
  return (
    <>
      <Lead>{resetTexts.lead}</Lead>
      <form id="reset-form" {...formProps}>
        {email && (
          <>
            <p className="mb-4 flex flex-wrap gap-x-1.5 text-muted">
              <span>{resetTexts.account}</span>
              <strong className="text-text wrap-anywhere">{email}</strong>
            </p>
            <HiddenUsername email={email} />
          </>
        )}
        <NewPasswordFields errors={errors} busy={busy} />
        <Button type="submit" aria-disabled={busy} className="mt-1 w-full">
          {busy ? resetTexts.busy : resetTexts.action}
        </Button>
      </form>
    </>
  );
}
