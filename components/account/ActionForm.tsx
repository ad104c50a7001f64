'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { linkStyles } from '@/components/ui/linkStyles';
import { actions, actionTexts } from '@/lib/content/account';
import { Notice } from './Notice';
import { useAccountForm } from './useAccountForm';
import { useMailCode, useRefusal } from './useMailLink';

/**
 * Does what the link of a mail is for. It waits for a press: programs that scan mails open their links, and would use
 * the code up. A link for a new password leads on to its own page, because a project has one address for all its mails.
 */
export function ActionForm() {
  const router = useRouter();
  const link = useMailCode();
  const forReset = link?.mode === 'resetPassword';
  const [result, setResult] = useState<string>();
  const { refused, refuse } = useRefusal();
  const { busy, formProps } = useAccountForm({
    send: async (sdk) => {
      if (!forReset) setResult(await sdk.applyCode(link?.code ?? ''));
    },
    onError: refuse,
  });
  useEffect(() => {
    if (forReset) router.replace(`/account/reset${window.location.search}`);
  }, [forReset, router]);

  // A mode out of an address may be `constructor`, which every object answers to.
  const texts = link && Object.hasOwn(actions, link.mode) ? actions[link.mode] : undefined;
  const isCutOff = link && !forReset && !(texts && link.code);
  if (isCutOff || refused)
    return (
      <Notice>
        <p className="text-lead">{refused ?? actionTexts.unknown}</p>
        {refused && <p className="mt-3 text-muted">{actionTexts.refusedHint}</p>}
        <a href="/account" className={`mt-6 ${buttonStyles()}`}>
          {actionTexts.onward}
        </a>
      </Notice>
    );
  if (texts && result !== undefined)
    return (
      <Notice>
        <p className="text-lead">{texts.done}</p>
        <p className="mt-1 text-lead font-semibold wrap-anywhere">{result}</p>
        {texts.warning && (
          <p className="mt-4 text-muted">
            <span>{texts.warning}</span>{' '}
            <a href="/account/forgot" className={linkStyles}>
              {actionTexts.newPassword}
            </a>
          </p>
        )}
        <a href="/account" className={`mt-6 ${buttonStyles()}`}>
          {actionTexts.onward}
        </a>
      </Notice>
    );
  return (
    <form id="action-form" {...formProps}>
      <button type="submit" aria-disabled={busy} className={`w-full ${buttonStyles()}`}>
        {busy ? actionTexts.busy : (texts?.action ?? actionTexts.action)}
      </button>
    </form>
  );
}
