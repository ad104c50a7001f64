import { useRef, useState } from 'react';
import { CopyButton } from '@/components/ui/CopyButton';
import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/components/ui/useBrowserValue';
import { embeddedBrowser, embeddedPattern, externalBrowserLink } from '@/lib/auth/embedded';
import { providerRefusal } from '@/lib/auth/errors';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import { type Provider, providers } from '@/lib/providers';
import { readUserAgent } from '@/lib/inline/beforePaint';
import { reportError } from '@/lib/browser/reportError';
import { authTexts, embeddedTexts, providerNames } from '@/lib/words';
import { loadSdk } from './loadSdk';

/** How long a provider's window may stay silent before the page shows a hint, in milliseconds (product 9). */
const silenceLimit = 15_000;

/**
 * Sign-in in a provider's window: what to preload on intent (the SDK opens every window by Google's loader), the press,
 * whether a window may still be open, and the hint to show. Failures, a closed window among them, go to the console
 * only, except what the provider says about the account (product 8.5). Each press starts again, because a closed window
 * is reported only 8 to 10 s later.
 */
export function useProviders(onSuccess: () => void) {
  const lastPress = useRef(0);
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const press = async ({ id, name }: Provider) => {
    const pressNumber = ++lastPress.current;
    const isLast = () => lastPress.current === pressNumber;
    const showNote = (text: string) => isLast() && setNote(text);
    const timer = setTimeout(showNote, silenceLimit, authTexts.silentWindow(name));
    setOpen(true);
    showNote('');
    try {
      const [sdk] = await Promise.all([loadSdk(), preloadGoogleLoader()]);
      await sdk.signInWith(id);
      showNote('');
      onSuccess();
    } catch (error) {
      reportError(error);
      showNote(providerRefusal(error));
    } finally {
      clearTimeout(timer);
      if (isLast()) setOpen(false);
    }
  };
  return {
    open,
    note,
    prepare: () => void preloadGoogleLoader(),
    press: (provider: Provider) => void press(provider),
  };
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
 * A button for each provider below a divider; nothing where there are none. Never disabled: a window that was closed is reported only seconds later. In the browser
 * of another app they are hidden before the first paint (lib/inline/beforePaint), and a notice replaces them once the
 * island runs. Its room is kept from the start, partly in the padding below, so that nothing moves.
 */
export function ProviderButtons({ note, prepare, press }: ReturnType<typeof useProviders>) {
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
              onPointerEnter={prepare}
              onFocus={prepare}
              onTouchStart={prepare}
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
