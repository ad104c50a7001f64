'use client';

import { useState } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import { actions, actionTexts } from '@/lib/words';
import { Checking, Lead, Notice, Unanswered } from './Notice';
import { useSessionEmail } from './followSession';
import { useMailLink } from './useMailLink';
import { useSdkForm } from './useSdkForm';

/** The way to the account, for a visitor by the login: without a look at a page that is not theirs yet. */
function AccountButton() {
  const isVisitor = useSessionEmail() === null;
  return (
    <Button href={isVisitor ? '/login?from=%2Faccount' : '/account'} className="mt-6">
      {actionTexts.onward}
    </Button>
  );
}

/**
 * Does what the link of a mail is for. It waits for a press: programs that scan mails open their links, and would use
 * the code up.
 */
export function ActionForm() {
  const { code, link, refused, refuse, failed, askAgain } = useMailLink('action');
  const [done, setDone] = useState(false);
  const { busy, formProps } = useSdkForm({
    send: (sdk) => sdk.applyCode(code ?? ''),
    onDone: () => setDone(true),
    onError: refuse,
  });

  const texts = link && actions[link.operation];
  if (failed) return <Unanswered reason={failed} onAgain={askAgain} />;
  if (code === '' || refused || (link && !texts))
    return (
      <Notice>
        <p className="text-lead">{refused ?? actionTexts.unknown}</p>
        {refused && <p className="mt-3 text-muted">{actionTexts.refusedHint}</p>}
        <AccountButton />
      </Notice>
    );
  if (!texts) return <Checking />;
  if (done)
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
        <Button type="submit" aria-disabled={busy} className="w-full">
          {busy ? actionTexts.busy : texts.action}
        </Button>
      </form>
    </>
  );
}
