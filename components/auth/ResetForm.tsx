'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/Button';
import { newPasswordRules } from '@/lib/auth/rules';
import { accountErrors, resetTexts } from '@/lib/words';
import { notifySuccess } from '@/lib/browser/toasts';
import { Checking, Lead, Notice, Unanswered } from './Notice';
import { HiddenUsername, NewPasswordFields } from './PasswordField';
import { keepEmail } from './betweenForms';
import { useMailLink } from './useMailLink';
import { useSdkForm } from './useSdkForm';

/** Sets a new password by the link of a mail. For a link that no longer works it says why, and leads to a new one. */
export function ResetForm() {
  const router = useRouter();
  const { code, link, refused, refuse, failed, askAgain } = useMailLink('reset');
  const { busy, errors, formProps } = useSdkForm({
    rules: newPasswordRules,
    send: (sdk, { password = '' }) => sdk.resetPassword(code ?? '', password),
    onDone: () => {
      keepEmail(link?.email);
      notifySuccess(resetTexts.done);
      router.replace('/login');
    },
    onError: refuse,
  });

  if (failed) return <Unanswered reason={failed} onAgain={askAgain} />;
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
  if (!link) return <Checking />;
  return (
    <>
      <Lead>{resetTexts.lead}</Lead>
      <form id="reset-form" {...formProps}>
        <p className="mb-4 flex flex-wrap gap-x-1.5 text-muted">
          <span>{resetTexts.account}</span>
          <strong className="text-text wrap-anywhere">{link.email}</strong>
        </p>
        <HiddenUsername email={link.email} />
        <NewPasswordFields errors={errors} busy={busy} />
        <Button type="submit" aria-disabled={busy} className="mt-1 w-full">
          {busy ? resetTexts.busy : resetTexts.action}
        </Button>
      </form>
    </>
  );
}
