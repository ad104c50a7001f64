import { type ReactNode, useEffect, useRef } from 'react';
import { Button, TextLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { signedInEmailId } from '@/lib/auth/session';
import { authTexts, type FormTexts, sessionTexts } from '@/lib/words';
import { requestLogout } from './loadSdk';
import { ProviderButtons } from './ProviderButtons';
import type { AuthForm } from './useAuthForm';
import { useSessionEmail } from './followSession';

/** Replaces a form that has succeeded while the next page loads. */
function LeavingNote() {
  return (
    <p role="status" className="text-lead text-muted">
      {authTexts.leaving}
    </p>
  );
}

/** What a signed-in user finds on a form's page: who they are, a way onward, and Logout (product 10.7). */
function AlreadySignedIn({ onward }: { readonly onward: string }) {
  const email = useSessionEmail();
  const pressed = useRef(false);

  // The pressed button goes with the panel; the form that replaces it takes the focus.
  useEffect(() => {
    if (email !== null || !pressed.current) return;
    pressed.current = false;
    document.getElementById('email')?.focus();
  }, [email]);

  const logOut = () => {
    pressed.current = true;
    requestLogout();
  };

  return (
    <Card>
      <p className="text-muted">{authTexts.signedInAs}</p>
      <p
        id={signedInEmailId}
        // The head script has written it (lib/inline/markSession).
        suppressHydrationWarning
        className="min-h-[1lh] text-lead font-semibold wrap-anywhere"
      >
        {email ?? ''}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button href={onward}>{authTexts.onward}</Button>
        <Button data-logout="" onClick={logOut} variant="quiet">
          {sessionTexts.logout}
        </Button>
      </p>
    </Card>
  );
}

interface AuthFormFrameProps {
  /** The form's id in the page. */
  readonly id: string;
  readonly texts: FormTexts;
  readonly form: AuthForm;
  /** The fields. */
  readonly children: ReactNode;
  /** A link below the button, which only this form has. */
  readonly aside?: ReactNode;
  readonly otherForm: string;
  readonly onward: string;
}

/** What login and sign-up have in common around their fields. */
export function AuthFormFrame(props: AuthFormFrameProps) {
  const { id, texts, form, children, aside, otherForm, onward } = props;
  const { busy, leaving, provider, formProps } = form;
  const signedOut = useSessionEmail() === null;
  if (leaving) return <LeavingNote />;
  return (
    <>
      <div className="when-signed-out">
        <form id={id} {...formProps}>
          {children}
          <Button type="submit" aria-disabled={busy} className="mt-1 w-full">
            {busy ? texts.busy : texts.action}
          </Button>
        </form>
        {aside && <p className="mt-5">{aside}</p>}
        <p className="mt-5 flex flex-wrap gap-x-2">
          {texts.other.question}
          <TextLink href={otherForm}>{texts.other.link}</TextLink>
        </p>
        <ProviderButtons {...provider} />
      </div>
      <div hidden={signedOut} className="when-signed-in">
        {busy || provider.open ? <LeavingNote /> : <AlreadySignedIn onward={onward} />}
      </div>
    </>
  );
}
