import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { signedInEmailId } from '@/lib/auth/session';
import { authTexts, sessionTexts } from '@/lib/words';
import { useSessionEmail } from './useSession';
import { logOut } from './logOut';

/** Replaces a form that has succeeded while the next page loads. */
export function LeavingNote() {
  return (
    <p role="status" className="text-lead text-muted">
      {authTexts.leaving}
    </p>
  );
}

/** What a signed-in user finds on a form's page: who they are, a way onward, and Logout (product 10.7). */
export function AlreadySignedIn({ onward }: { readonly onward: string }) {
  const email = useSessionEmail();
  const onLogout = () => {
    void logOut();
    // The button goes with the panel: the form that is in view now takes the focus.
    document.getElementById('email')?.focus();
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
        <Button data-logout="" onClick={onLogout} variant="quiet">
          {sessionTexts.logout}
        </Button>
      </p>
    </Card>
  );
}
