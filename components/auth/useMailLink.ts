import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '@/components/navigation/address';
import { explainAccount, isDeadLink } from '@/lib/auth/errors';
import type { MailLink } from '@/lib/auth/signIn';
import { loadSdk } from './loadSdk';

/**
 * The link of a provider's mail that has opened this page below `/account/`. The provider is asked what it is for: an address
 * can say anything, and a project has one for all its mails. A link that belongs to the other page leads there.
 */
export function useMailLink(page: 'action' | 'reset') {
  const router = useRouter();
  const search = useSearch();
  const parameters = search === undefined ? undefined : new URLSearchParams(search);
  const code = parameters && (parameters.get('oobCode') ?? '');
  const [link, setLink] = useState<MailLink>();
  const [refused, setRefused] = useState<string>();
  const [failed, setFailed] = useState<string>();
  // Nobody knows what a dead link was for. So one for a password, by its address, is asked about on the page that has new ones.
  const isElsewhere = link
    ? (link.operation === 'PASSWORD_RESET') !== (page === 'reset')
    : page === 'action' && parameters?.get('mode') === 'resetPassword';

  const refuse = (error: unknown): boolean => {
    const isFinal = isDeadLink(error);
    if (isFinal) setRefused(explainAccount(error).toast);
    return isFinal;
  };
  const onError = useEffectEvent((error: unknown) => {
    if (!refuse(error)) setFailed(explainAccount(error).toast);
  });
  useEffect(() => {
    if (!isElsewhere) return;
    const other = page === 'reset' ? 'action' : 'reset';
    router.replace(`/account/${other}?oobCode=${encodeURIComponent(code ?? '')}`);
  }, [isElsewhere, page, code, router]);
  useEffect(() => {
    if (!code || isElsewhere || failed !== undefined) return;
    loadSdk()
      .then((sdk) => sdk.readCode(code))
      .then(setLink, onError);
  }, [code, isElsewhere, failed]);

  return {
    /** Undefined in the prerendered page; empty where the link was cut off. */
    code,
    /** What it is for; undefined until the provider has said so. */
    link: isElsewhere ? undefined : link,
    /** Why it no longer works; undefined while it may work. */
    refused,
    /** Takes an error of a later request, and returns whether the link no longer works. */
    refuse,
    /** Why the provider could not be asked; undefined unless it could not. */
    failed,
    askAgain: () => setFailed(undefined),
  };
}
