import type { ReactNode } from 'react';
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
        <p className="mt-5 mb-3 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line print:hidden">
          {authTexts.divider}
        </p>
        <ProviderButtons {...provider} />
      </div>
      <div hidden={signedOut} className="when-signed-in">
        {busy || provider.open ? <LeavingNote /> : <AlreadySignedIn onward={onward} />}
      </div>
    </>
  );
}
