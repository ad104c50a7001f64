import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { useState } from 'react';
import { preinit } from 'react-dom';
import { useBrowserValue } from '@/components/hooks/useBrowserValue';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { LineIcon } from '@/components/ui/LineIcon';
import { auth } from '@/lib/auth/auth';
import { isEmbedded } from '@/lib/auth/embedded';
import { explainGoogle } from '@/lib/auth/errors';
import { authWords, embeddedWords } from '@/lib/words';
import { useRequest } from './useRequest';

const googleIcon =
  'M12 10.3h9.4c.1.6.2 1.2.2 1.9 0 3-1.1 5.6-3 7.3A10 10 0 1 1 18.7 4.6l-2.8 2.8A6 6 0 1 0 15.4 17a4.6 4.6 0 0 0 2-3H12z';

/**
 * Loads Google's script before the press. The SDK would load it afterwards, but browsers block a
 * popup that opens 5 s after a press.
 */
export const loadGoogleScript = () =>
  preinit('https://apis.google.com/js/api.js', { as: 'script' });

/** Props of a button that opens Google's popup. */
export const googlePreloadProps = {
  onPointerEnter: loadGoogleScript,
  onFocus: loadGoogleScript,
};

/**
 * Signs in with Google's popup. Failures are only logged, unless they concern the account. Each
 * press opens a popup, because the SDK takes 8 to 10 s to report that a popup was closed.
 * `useSignInWithGoogle` isn't used, because it doesn't accept a popup resolver.
 */
export function useGoogle() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  const [note, setNote] = useState('');
  const openPopup = async () => {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    setIsSignedIn(true);
  };
  const [signIn, isOpen] = useRequest(openPopup, { canResend: true });
  const press = () => {
    setNote('');
    signIn().catch((error: unknown) => {
      console.error(error);
      setNote(explainGoogle(error));
    });
  };
  return { isSignedIn, isOpen, note, press };
}

/**
 * Google's button. In an app's embedded browser, `data-embedded` hides it before first paint, and a
 * notice replaces it.
 */
export function GoogleButton({ note, press }: ReturnType<typeof useGoogle>) {
  const isInEmbeddedBrowser = useBrowserValue(isEmbedded, false);
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line print:hidden">
        {authWords.divider}
      </p>
      <div className="min-h-20 in-data-embedded:min-h-36">
        <Button
          onClick={press}
          {...googlePreloadProps}
          variant="outline"
          className="w-full in-data-embedded:hidden"
        >
          <LineIcon
            path={googleIcon}
            size={20}
            className="size-5 shrink-0 fill-current! stroke-none!"
          />
          {authWords.continueWithGoogle}
        </Button>
        {isInEmbeddedBrowser && (
          <>
            <p className="mb-2 text-small text-muted">{embeddedWords.why}</p>
            <CopyButton
              text={location.href}
              label={embeddedWords.copy}
              copiedLabel={embeddedWords.copied}
              variant="outline"
            />
          </>
        )}
        <p aria-live="polite" className="pt-2 text-small text-muted">
          {note && <span>{note}</span>}
        </p>
      </div>
    </>
  );
}
