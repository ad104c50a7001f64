import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { Button } from '@/components/ui/Button';
import { TextLink } from '@/components/ui/TextLink';
import { authTexts, type FormTexts } from '@/lib/content/auth';
import { AlreadySignedIn } from './AlreadySignedIn';
import { ProviderButtons } from './ProviderButtons';
import type { AuthForm } from './useAuthForm';
import { useSessionEmail } from './useSessionEmail';

/** Replaces a form that has succeeded while the next page loads. */
function LeavingNote() {
  return (
    <p role="status" className="text-lead text-muted">
      {authTexts.leaving}
    </p>
  );
}

interface AuthFormFrameProps {
  readonly texts: FormTexts;
  readonly form: AuthForm;
  /** The fields. */
  readonly children: ReactNode;
  /** A link below the button, which only this form has. */
  readonly aside?: ReactNode;
  /** The driver of the form; undefined until the SDK is loaded. */
  readonly driver: ReactNode;
  readonly otherForm: string;
  readonly onward: string;
}

/**
 * What login and sign-up have in common around their fields. `method="dialog"` keeps a form that is submitted before
 * the island runs from doing anything (HTML: without a dialog around it nothing is submitted), so that no password can
 * end up in an address.
 */
export function AuthFormFrame(props: AuthFormFrameProps) {
  const { texts, form, children, aside, driver, otherForm, onward } = props;
  const { attempt, leaving, provider, formProps } = form;
  const signedOut = useSessionEmail() === null;
  if (leaving) return <LeavingNote />;
  const busy = attempt !== undefined;
  const failed = (error: unknown) =>
    form.driverCallbacks.onFailure(error instanceof Error ? error.message : authTexts.unavailable);
  return (
    <>
      <div className="when-signed-out">
        <form {...formProps} method="dialog" noValidate>
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
        <p className="mt-5 mb-3 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line print:hidden">
          {authTexts.divider}
        </p>
        <ProviderButtons {...provider} />
      </div>
      <div hidden={signedOut} className="when-signed-in">
        {busy || provider.open ? <LeavingNote /> : <AlreadySignedIn onward={onward} />}
      </div>
      {busy && (
        <IslandBoundary name="sign-in" onError={failed}>
          {driver}
        </IslandBoundary>
      )}
    </>
  );
}
