import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { EmailAndPasswordActionHook } from 'react-firebase-hooks/auth';
import { dismissToasts } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { auth } from '@/lib/auth/auth';
import type { Refusal } from '@/lib/auth/errors';
import type { FormRules } from '@/lib/auth/rules';
import { name } from '@/lib/content/studio';
import { authWords, type FormWords, sessionWords } from '@/lib/words';
import { Form } from './Form';
import { useFormLinks } from './formNavigation';
import { GoogleButton, useGoogle } from './GoogleButton';
import { logOut } from './logOut';
import { useSessionEmail } from './sessionEmail';

interface AlreadySignedInProps {
  readonly nextPageHref: string;
  readonly onLoggedOut: () => void;
}

/** Shown to signed-in users instead of a form. */
function AlreadySignedIn({ nextPageHref, onLoggedOut }: AlreadySignedInProps) {
  const onLogout = () => {
    void logOut(() => auth.signOut());
    onLoggedOut();
  };
  return (
    <Card>
      <p className="text-muted">{authWords.signedInAs}</p>
      <p className="min-h-[1lh] text-lead font-semibold wrap-anywhere">{useSessionEmail()}</p>
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-3">
        <Button href={nextPageHref}>{authWords.continueLabel}</Button>
        <Button onClick={onLogout} variant="quiet">
          {sessionWords.logout}
        </Button>
      </p>
    </Card>
  );
}

/** Replaces the form after a successful sign-in, while the next page loads. */
const leavingNote = (
  <p role="status" className="text-lead text-muted">
    {authWords.leaving}
  </p>
);

interface AuthFormProps {
  readonly words: FormWords;
  /** The form to which the link below this one leads. */
  readonly otherForm: 'login' | 'signUp';
  readonly rules: FormRules;
  /**
   * What the hook of react-firebase-hooks returns. The site's owner requires these hooks where one
   * fits; the other forms call the SDK.
   */
  readonly hook: EmailAndPasswordActionHook;
  readonly explain: (error: unknown) => Refusal;
  /** Returns the page to open after the form has succeeded. */
  readonly readNextPage: () => string;
  readonly fields: ReactNode;
}

/**
 * The parts that login and sign-up share: the form, Google's button, and the navigation to the next
 * page.
 */
export function AuthForm(props: AuthFormProps) {
  const { words, otherForm, rules, hook, explain, readNextPage, fields } = props;
  const [send, credential, isSending, error] = hook;
  const router = useRouter();
  const links = useFormLinks();
  const isSignedOut = useSessionEmail() === null;
  const google = useGoogle();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstField = () => (form.current?.elements[0] as HTMLElement).focus();

  // Navigates in an effect, so that a visitor who has already left the form isn't redirected.
  const isSignedIn = credential !== undefined || google.isSignedIn;
  const openNextPage = useEffectEvent(() =>
    router.replace(google.isSignedIn ? '/' : readNextPage()),
  );
  useEffect(() => {
    if (isSignedIn) openNextPage();
  }, [isSignedIn]);

  if (isSignedIn) return leavingNote;
  return (
    <>
      <div className="when-signed-out">
        <Form
          ref={form}
          rules={rules}
          send={({ email = '', password = '' }) => send(email, password)}
          error={error}
          explain={explain}
        >
          {fields}
        </Form>
        <p className="mt-2.5 -mb-2.5 flex flex-wrap items-center gap-x-2">
          {words.otherForm.question?.(name)}
          <Button href={links[otherForm]} onClick={dismissToasts} variant="quiet">
            {words.otherForm.label}
          </Button>
        </p>
        <GoogleButton {...google} />
      </div>
      <div hidden={isSignedOut} className="when-signed-in">
        {isSending || google.isOpen ? (
          leavingNote
        ) : (
          // After Logout, the form appears, and the pressed button disappears with its focus.
          <AlreadySignedIn nextPageHref={links.nextPage} onLoggedOut={focusFirstField} />
        )}
      </div>
    </>
  );
}
