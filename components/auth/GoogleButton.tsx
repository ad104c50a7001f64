import { useState } from 'react';
import { CopyButton } from '@/components/ui/CopyButton';
import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import { embeddedBrowser, embeddedPattern, externalBrowserLink } from '@/lib/auth/embedded';
import { providerRefusal } from '@/lib/auth/errors';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import { signInWithGoogle } from '@/lib/auth/signIn';
import { readUserAgent } from '@/lib/browser/userAgent';
import { reportError } from '@/lib/browser/reportError';
import { authTexts, embeddedTexts } from '@/lib/words';
import { useRequest } from './useRequest';

/** One path in a 24 x 24 box. */
const googleIcon =
  'M12 10.3h9.4c.1.6.2 1.2.2 1.9 0 3-1.1 5.6-3 7.3A10 10 0 1 1 18.7 4.6l-2.8 2.8A6 6 0 1 0 15.4 17a4.6 4.6 0 0 0 2-3H12z';

const preload = () => void preloadGoogleLoader();

/** For a button that opens Google's window: the SDK opens it by Google's loader, which is fetched on intent. */
export const preloadOnIntent = { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };

/**
 * Sign-in in Google's window: the press, whether a window may still be open, and the note to show. Failures, a closed window
 * among them, go to the console only, except what the provider says about the account (product 8.5). Each press starts
 * again, because a closed window is reported only seconds later.
 */
export function useGoogle(onSuccess: () => void) {
  const [note, setNote] = useState('');
  const [signIn, isOpen] = useRequest(async () => {
    await preloadGoogleLoader();
    await signInWithGoogle();
  });
  const press = () => {
    setNote('');
    signIn().then(onSuccess, (error: unknown) => {
      reportError(error);
      setNote(providerRefusal(error));
    });
  };
  return { isOpen, note, press };
}

interface EmbeddedNoticeProps {
  readonly app: string | undefined;
  readonly userAgent: string;
}

/**
 * Replaces Google's button inside another app: why, and the way to a real browser, with `from` kept. The address
 * can be copied even where there is a link, because an app may ignore the link without a message.
 */
function EmbeddedNotice({ app, userAgent }: EmbeddedNoticeProps) {
  const address = window.location.href;
  const way = externalBrowserLink(userAgent, address);
  const { why, open, copy, copied } = embeddedTexts;
  return (
    <>
      <p className="text-small text-muted">{why(app, way !== undefined)}</p>
      <div className="mt-2 flex flex-wrap gap-x-2">
        {way && (
          <Button href={way} variant="outline">
            {open}
          </Button>
        )}
        <CopyButton
          text={address}
          label={copy}
          done={copied}
          variant={way ? 'quiet' : 'outline'}
          className="max-[22rem]:px-2"
        />
      </div>
    </>
  );
}

/**
 * Google's button below a divider. Never disabled, since each press starts again. In the browser of another app it is hidden before
 * the first paint (lib/inline/beforePaint), and a notice replaces it once the island runs. Its room is kept from the start, partly in the padding below, so that nothing moves.
 */
export function GoogleButton({ note, press }: ReturnType<typeof useGoogle>) {
  const userAgent = useBrowserValue(readUserAgent, '');
  const embedded = embeddedBrowser(userAgent);
  return (
    <>
      <p className="mt-5 mb-3 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line print:hidden">
        {authTexts.divider}
      </p>
      <div className="-mb-12 min-h-36">
        <div hidden={embedded !== undefined} data-not-in={embeddedPattern} suppressHydrationWarning>
          <Button
            onClick={() => embedded || press()}
            {...preloadOnIntent}
            variant="outline"
            className="mt-2 w-full"
          >
            <svg
              width={20}
              height={20}
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 shrink-0 fill-current"
            >
              <path d={googleIcon} />
            </svg>
            {authTexts.continueWithGoogle}
          </Button>
        </div>
        {embedded && <EmbeddedNotice app={embedded.app} userAgent={userAgent} />}
        <p aria-live="polite" className="pt-2 text-small text-muted">
          {note && <span>{note}</span>}
        </p>
      </div>
    </>
  );
}
