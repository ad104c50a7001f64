'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { newPasswordRules } from '@/lib/auth/rules';
import { accountErrors, resetTexts } from '@/lib/content/account';
import { notifySuccess } from '@/lib/browser/toasts';
import { loadSdk } from './loadSdk';
import { Notice } from './Notice';
import { HiddenUsername, NewPasswordFields } from './PasswordField';
import { keepEmail } from './typedEmail';
import { useMailCode, useRefusal } from './useMailLink';
import { useSdkForm } from './useSdkForm';

/** Sets a new password by the link of a mail. For a link that no longer works it says why, and leads to a new one. */
export function ResetForm() {
  const router = useRouter();
  const code = useMailCode()?.code;
  const [email, setEmail] = useState<string>();
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
    // Other errors are shown on submit.
    loadSdk()
      .then((sdk) => sdk.readResetCode(code))
      .then(setEmail, refuse);
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
  return (
    <form id="reset-form" {...formProps}>
      <p role="status" className="mb-4 flex min-h-[1lh] flex-wrap gap-x-1.5 text-muted">
        {email && (
          <>
            <span>{resetTexts.account}</span>
            <strong className="text-text wrap-anywhere">{email}</strong>
          </>
        )}
      </p>
      {email && <HiddenUsername email={email} />}
      <NewPasswordFields errors={errors} busy={busy} />
      <Button type="submit" aria-disabled={busy} className="mt-1 w-full">
        {busy ? resetTexts.busy : resetTexts.action}
      </Button>
    </form>
  );
}
