import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useIdToken } from 'react-firebase-hooks/auth';
import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import { saveFile } from '@/lib/browser/saveFile';
import { type Account, accountOf } from '@/lib/auth/account';
import { readData } from '@/lib/auth/accountActions';
import { auth } from '@/lib/auth/auth';
import { formLink } from '@/lib/auth/returnPath';
import { slug } from '@/lib/content/studio';
import { accountTexts as texts, sessionTexts } from '@/lib/words';
import { keepHeight } from '@/lib/browser/pageHeight';
import { expectToasts } from '@/components/toasts/notify';
import { DeleteForm, EmailForm, PasswordForm } from './AccountForms';
import { AccountRow, FormRow, GoogleRow } from './AccountRows';
import { Confirmation } from './Confirmation';
import { Checking } from './Notice';
import { ignoreHeldEnter } from './useForm';
import { showFailure, useRequest } from './useRequest';

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
  const [save, isSaving] = useRequest(async () =>
    saveFile(texts.data.file(slug), 'application/json', await readData()),
  );
  const download = () => {
    if (!isSaving) save().catch(showFailure);
  };
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
          <Button aria-disabled={isSaving} onClick={download} variant="outline">
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

/** The account's page (product 2.13). A visitor is led to the login and back. Before the provider has answered, it says nothing. */
export function AccountPanel() {
  const router = useRouter();
  // Unlike `useAuthState`, it hears of a confirmed e-mail and of linked providers.
  const [user, isLoading] = useIdToken(auth);
  // The SDK may know the user before the page hydrates.
  const isHydrated = useBrowserValue(() => true, false);
  const [hadAccount, setHadAccount] = useState(false);
  if (user && !hadAccount) setHadAccount(true);
  const isVisitor = !user && !isLoading && !hadAccount;
  useEffect(() => {
    if (isVisitor) router.replace(formLink('/login', window.location));
  }, [isVisitor, router]);

  if (isLoading || !isHydrated) return <Checking />;
  if (!user) return <SignedOut ended={hadAccount} />;
  // Another tab can log in somebody else: a form that is open belongs to the user before.
  return <AccountParts key={user.uid} account={accountOf(user)} />;
}
