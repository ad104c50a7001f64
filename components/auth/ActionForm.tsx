'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextLink } from '@/components/ui/TextLink';
import { actions, actionTexts } from '@/lib/content/words';
import { Checking } from './Lead';
import { Lead } from './Lead';
import { Notice } from './Notice';
import { useMailCode, useRefusal } from './useMailLink';
import { useSdkForm } from './useSdkForm';

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
  const { busy, formProps } = useSdkForm({
    send: async (sdk) => {
      setResult(await sdk.applyCode(link?.code ?? ''));
    },
    onError: refuse,
  });
  useEffect(() => {
    if (forReset) router.replace(`/account/reset${window.location.search}`);
  }, [forReset, router]);

  // A mode out of an address may be `constructor`, which every object answers to.
  const texts = link && Object.hasOwn(actions, link.mode) ? actions[link.mode] : undefined;
  if (!link || forReset) return <Checking />;
  if (!texts || !link.code || refused)
    return (
      <Notice>
        <p className="text-lead">{refused ?? actionTexts.unknown}</p>
        {refused && <p className="mt-3 text-muted">{actionTexts.refusedHint}</p>}
        <Button href="/account" className="mt-6">
          {actionTexts.onward}
        </Button>
      </Notice>
    );
  if (result !== undefined)
    return (
      <Notice>
        <p className="text-lead">{texts.done}</p>
        <p className="mt-1 text-lead font-semibold wrap-anywhere">{result}</p>
        {texts.warning && (
          <p className="mt-4 text-muted">
            <span>{texts.warning}</span>{' '}
            <TextLink href="/account/forgot">{actionTexts.newPassword}</TextLink>
          </p>
        )}
        <Button href="/account" className="mt-6">
          {actionTexts.onward}
        </Button>
      </Notice>
    );
  return (
    <>
      <Lead>{actionTexts.lead}</Lead>
      <form id="action-form" {...formProps}>
        <Button type="submit" aria-disabled={busy} className="w-full">
          {busy ? actionTexts.busy : texts.action}
        </Button>
      </form>
    </>
  );
}
