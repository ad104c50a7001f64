'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { saveFile } from '@/lib/browser/saveFile';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import type { Account } from '@/lib/auth/account';
import { formLink } from '@/lib/auth/returnPath';
import { sessionEmail } from '@/lib/auth/session';
import { slug } from '@/lib/content/studio';
import { accountTexts as texts, errorTexts, sessionTexts } from '@/lib/words';
import { keepHeight } from '@/lib/browser/pageHeight';
import { expectToasts } from '@/lib/browser/toasts';
import { DeleteForm, EmailForm, PasswordForm } from './AccountForms';
import { AccountRow, FormRow, GoogleRow } from './AccountRows';
import { Confirmation } from './Confirmation';
import { Checking, Unanswered } from './Notice';
import { followAccount, useAccount } from './useAccount';
import { ignoreHeldEnter, useRequest } from './useSdkForm';
import { useSessionEmail } from './followSession';

interface SignedOutProps {
  /** Whether the session has ended on this page: then its message comes into view, with the focus where what had it is gone. */
  readonly ended: boolean;
}

/** What a visitor without a session sees. Who had none from the start is on the way to the login, and reads it only when that takes long. */
function SignedOut({ ended }: SignedOutProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!ended) return;
    message.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) message.current?.focus();
  }, [ended]);
  return (
    <div className={ended ? '' : 'animate-[late_1ms_1s_backwards]'}>
      <p ref={message} tabIndex={-1} className="mb-6 focus:outline-none">
        {texts.signedOut}
      </p>
      <Button href="/login?from=%2Faccount">{sessionTexts.login}</Button>
    </div>
  );
}

/** The account, part by part. */
function AccountParts({ account }: { readonly account: Account }) {
  const [opened, setOpened] = useState<string>();
  const { busy, request } = useRequest();
  const download = () =>
    request(async (sdk) =>
      saveFile(texts.data.file(slug), 'application/json', await sdk.readData()),
    );
  useEffect(keepHeight, []);

  const forms = { account, opened, onOpen: setOpened };
  return (
    <div onFocus={expectToasts} onKeyDown={ignoreHeldEnter}>
      <FormRow
        {...forms}
        name="email"
        title={texts.email.title}
        buttonLabel={texts.email.change}
        form={EmailForm}
      >
        <p className="text-text">{account.email}</p>
        <Confirmation verified={account.verified} />
      </FormRow>
      <FormRow
        {...forms}
        name="password"
        title={texts.password.title}
        buttonLabel={account.hasPassword ? texts.password.change : texts.password.first}
        form={PasswordForm}
      >
        <p>{account.hasPassword ? texts.password.has : texts.password.none}</p>
      </FormRow>
      <GoogleRow account={account} />
      <AccountRow
        title={texts.data.title}
        control={
          <Button aria-disabled={busy} onClick={() => void download()} variant="outline">
            {texts.data.download}
          </Button>
        }
      >
        <p>{texts.data.since(account.created)}</p>
        <p>{texts.data.about}</p>
      </AccountRow>
      <FormRow
        {...forms}
        name="delete"
        title={texts.deletion.title}
        buttonLabel={texts.deletion.open}
        form={DeleteForm}
      >
        <p>{texts.deletion.about}</p>
      </FormRow>
    </div>
  );
}

/**
 * The account's page (product 2.13). A visitor is led to the login and back. Before the browser has been asked who is there, it says
 * nothing.
 */
export function AccountPanel() {
  const router = useRouter();
  const account = useAccount();
  const isKnown = useBrowserValue(() => true, false);
  const isSignedOut = useSessionEmail() === null;
  const [hadAccount, setHadAccount] = useState(false);
  if (account && !hadAccount) setHadAccount(true);
  useEffect(() => {
    if (sessionEmail() === null) router.replace(formLink('/login', window.location));
  }, [router]);
  useEffect(followAccount, []);

  if (isKnown && isSignedOut) return <SignedOut ended={hadAccount} />;
  if (!account) return <Checking />;
  // Another tab can log in somebody else: a form that is open belongs to the user before.
  return (
    <IslandBoundary
      fallback={<Unanswered reason={errorTexts.text} onAgain={() => location.reload()} />}
    >
      <AccountParts key={account.uid} account={account} />
    </IslandBoundary>
  );
}
