'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ignoreHeldEnter } from '@/components/ui/ignoreHeldEnter';
import { saveFile } from '@/components/ui/saveFile';
import { formLink } from '@/lib/auth/returnPath';
import { providers } from '@/lib/auth/providers';
import { signedInEmailId } from '@/lib/auth/session';
import { sessionEmail } from '@/lib/browser/auth/session';
import { accountTexts as texts } from '@/lib/content/account';
import { sessionTexts } from '@/lib/content/frame';
import { expectToasts } from '@/lib/browser/toasts';
import { DeleteForm, EmailForm, PasswordForm } from './AccountForms';
import { AccountRow, FormRow, ProviderRow } from './AccountRows';
import { Confirmation } from './Confirmation';
import { requestLogout } from './loadSdk';
import { followAccount, useAccount } from './useAccount';
import { useRequest } from './useSdkForm';
import { useSessionEmail } from './useSessionEmail';

/** What replaces the account when the session ends: in view, and with the focus where what had it is gone. */
function SignedOut({ signedOut }: { readonly signedOut: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (signedOut && wasSignedIn.current) {
      message.current?.scrollIntoView({ block: 'nearest' });
      // The browser takes the focus from a hidden element later.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('[hidden]'))
        message.current?.focus();
    }
    wasSignedIn.current = !signedOut;
  }, [signedOut]);
  return (
    <div className="when-signed-out">
      <p ref={message} tabIndex={-1} className="mb-6 focus:outline-none">
        {texts.signedOut}
      </p>
      <Button href="/login?from=%2Faccount">{sessionTexts.login}</Button>
    </div>
  );
}

interface AccountPanelProps {
  /** The classes that the visitor keeps, where the studio has classes. */
  readonly week?: ReactNode;
}

/** The account, part by part (product 2.13). A visitor is led to the login and back. */
export function AccountPanel({ week }: AccountPanelProps) {
  const router = useRouter();
  const account = useAccount();
  const signedOut = useSessionEmail() === null;
  const [opened, setOpened] = useState<string>();
  const forms = { account, opened, onOpen: setOpened };
  const { busy, request } = useRequest();
  const download = () =>
    request(async (sdk) => saveFile(texts.data.file, 'application/json', await sdk.readData()));
  useEffect(() => {
    if (sessionEmail() === null) router.replace(formLink('/login', window.location));
  }, [router]);
  useEffect(followAccount, []);

  return (
    <>
      <SignedOut signedOut={signedOut} />
      <div
        hidden={signedOut}
        className="when-signed-in"
        onFocus={expectToasts}
        onKeyDown={ignoreHeldEnter}
      >
        <FormRow
          {...forms}
          name="email"
          title={texts.email.title}
          buttonLabel={texts.email.change}
          form={EmailForm}
        >
          {/* The head script has written the e-mail (sessionHintScript). */}
          <p id={signedInEmailId} suppressHydrationWarning className="min-h-[1lh] text-text">
            {account?.email ?? ''}
          </p>
          <Confirmation account={account} />
        </FormRow>
        <FormRow
          {...forms}
          name="password"
          title={texts.password.title}
          buttonLabel={
            account?.hasPassword === false ? texts.password.first : texts.password.change
          }
          form={PasswordForm}
        >
          <p>{account?.hasPassword === false ? texts.password.none : texts.password.has}</p>
        </FormRow>
        {providers.map((provider) => (
          <ProviderRow key={provider.id} account={account} provider={provider} />
        ))}
        {week && <AccountRow title={texts.week}>{week}</AccountRow>}
        <AccountRow
          title={texts.data.title}
          control={
            <Button aria-disabled={busy} onClick={() => void download()} variant="outline">
              {texts.data.download}
            </Button>
          }
        >
          <p className="min-h-[1lh]">{texts.data.since(account?.created)}</p>
          <p>{texts.data.about}</p>
        </AccountRow>
        <AccountRow
          title={texts.device.title}
          control={
            <Button onClick={requestLogout} variant="outline">
              {sessionTexts.logout}
            </Button>
          }
        >
          <p>{texts.device.about}</p>
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
    </>
  );
}
