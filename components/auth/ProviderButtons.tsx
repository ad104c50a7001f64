import { useSyncExternalStore } from 'react';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { embeddedBrowser, embeddedMarks } from '@/lib/auth/embedded';
import { providers } from '@/lib/auth/providers';
import { EmbeddedNotice } from './EmbeddedNotice';
import type { useProviders } from './useProviders';

const never = () => () => undefined;
const anyBrowser = () => '';

/** The browser's user agent; none for an app made of this site (iOS gives it the one of an embedded browser). */
const thisBrowser = () =>
  (navigator as Navigator & { standalone?: boolean }).standalone ? '' : navigator.userAgent;

/**
 * One button a provider. Never disabled: a window that was closed is reported only seconds later. In the browser of
 * another app they are hidden before the first paint (lib/head/embeddedScript), and a notice takes their place once the
 * island runs. Its room is kept from the start, partly in the padding below, so that nothing moves then.
 */
export function ProviderButtons({ note, prepare, press }: ReturnType<typeof useProviders>) {
  const userAgent = useSyncExternalStore(never, thisBrowser, anyBrowser);
  const embedded = embeddedBrowser(userAgent);
  return (
    <div className="-mb-12 min-h-36">
      <div hidden={embedded !== undefined} data-not-in={embeddedMarks} suppressHydrationWarning>
        {providers.map((provider) => (
          <button
            key={provider.id}
            type="button"
            onClick={() => embedded || press(provider)}
            onPointerEnter={prepare}
            onFocus={prepare}
            onTouchStart={prepare}
            className={`mt-2 w-full ${buttonStyles('outline')}`}
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
            {provider.label}
          </button>
        ))}
      </div>
      {embedded && <EmbeddedNotice app={embedded.app} userAgent={userAgent} />}
      <p aria-live="polite" className="pt-2 text-small text-muted">
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}
