import { useState } from 'react';
import { CopyButton } from '@/components/ui/CopyButton';
import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import { embeddedBrowser, embeddedPattern, externalBrowserLink } from '@/lib/auth/embedded';
import { providerRefusal } from '@/lib/auth/errors';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import { type Provider, providers } from '@/lib/providers';
import { readUserAgent } from '@/lib/browser/userAgent';
import { reportError } from '@/lib/browser/reportError';
import { authTexts, embeddedTexts, providerNames } from '@/lib/words';
import type { Sdk } from './loadSdk';
import { silence, useRequest } from './useSdkForm';

const preload = () => void preloadGoogleLoader();

/** For a button that opens a provider's window: the SDK opens every one by Google's loader, which is fetched on intent. */
export const preloadOnIntent = { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };

/**
 * Sign-in in a provider's window: the press, whether a window may still be open, and the note to show. Failures, a closed window
 * among them, go to the console only, except what the provider says about the account (product 8.5). Each press starts
 * again, because a closed window is reported only seconds later.
 */
export function useProviders(onSuccess: () => void) {
  const { busy, isSilent, request } = useRequest();
  const [pressed, setPressed] = useState<Provider>();
  const [refusal, setRefusal] = useState('');
  const press = (provider: Provider) => {
    preload();
    setPressed(provider);
    setRefusal('');
    const signIn = async (sdk: Sdk) => {
      await preloadGoogleLoader();
      await sdk.signInWith(provider.id);
      onSuccess();
    };
    const onError = (error: unknown) => {
      reportError(error);
      setRefusal(providerRefusal(error));
    };
    void request(signIn, { onError, silentAfter: silence.signingIn, overtakes: true });
  };
  const note = isSilent && pressed ? authTexts.silentWindow(pressed.name) : refusal;
  return { open: busy || isSilent, note, press };
}

interface EmbeddedNoticeProps {
  readonly app: string | undefined;
  readonly userAgent: string;
}

/**
 * Replaces the providers' buttons inside another app: why, and the way to a real browser, with `from` kept. The address
 * can be copied even where there is a link, because an app may ignore the link without a message.
 */
function EmbeddedNotice({ app, userAgent }: EmbeddedNoticeProps) {
  const address = window.location.href;
  const way = externalBrowserLink(userAgent, address);
  const { why, open, copy, copied } = embeddedTexts;
  return (
    <>
      <p className="text-small text-muted">{why(providerNames, app, way !== undefined)}</p>
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
 * A button for each provider below a divider; nothing where there are none. Never disabled, since each press starts again. In the
 * browser of another app they are hidden before the first paint (lib/inline/beforePaint), and a notice replaces them once the
 * island runs. Its room is kept from the start, partly in the padding below, so that nothing moves.
 */
export function ProviderButtons({ note, press }: ReturnType<typeof useProviders>) {
  const userAgent = useBrowserValue(readUserAgent, '');
  const embedded = embeddedBrowser(userAgent);
  if (providers.length === 0) return null;
  return (
    <>
      <p className="mt-5 mb-3 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line print:hidden">
        {authTexts.divider}
      </p>
      <div className="-mb-12 min-h-36">
        <div hidden={embedded !== undefined} data-not-in={embeddedPattern} suppressHydrationWarning>
          {providers.map((provider) => (
            <Button
              key={provider.id}
              onClick={() => embedded || press(provider)}
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
                <path d={provider.icon} />
              </svg>
              {authTexts.continueWith(provider.name)}
            </Button>
          ))}
        </div>
        {embedded && <EmbeddedNotice app={embedded.app} userAgent={userAgent} />}
        <p aria-live="polite" className="pt-2 text-small text-muted">
          {note && <span>{note}</span>}
        </p>
      </div>
    </>
  );
}
