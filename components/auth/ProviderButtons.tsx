import { useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import { type ProviderId, providers } from '@/lib/auth/providers';
import { reportError } from '@/lib/errors/reportError';
import { loadSdk } from './loadSdk';

/**
 * Sign-in in a provider's window: what to fetch on intent (the SDK opens each of them by Google's loader), the press, and
 * whether a window may still be open. Failures, a closed window among them, go to the console only (product 8.5). Each
 * press starts anew, since a closed window is reported only 8 to 10 s later.
 */
export function useProviders(onSuccess: () => void) {
  const newest = useRef(0);
  const [open, setOpen] = useState(false);
  const press = async (id: ProviderId) => {
    const mine = ++newest.current;
    setOpen(true);
    try {
      const [sdk] = await Promise.all([loadSdk(), preloadGoogleLoader()]);
      await sdk.signInWith(id);
      onSuccess();
    } catch (error) {
      reportError(error);
    } finally {
      if (newest.current === mine) setOpen(false);
    }
  };
  return {
    open,
    prepare: () => void preloadGoogleLoader(),
    press: (id: ProviderId) => void press(id),
  };
}

/** What the buttons do. */
export interface ProviderButtonsProps {
  /** The pointer or the focus is on a button: the press may come soon. */
  readonly onIntent: () => void;
  readonly onPress: (id: ProviderId) => void;
}

/** One button a provider. Never disabled: a window that was closed is reported only seconds later. */
export function ProviderButtons({ onIntent, onPress }: ProviderButtonsProps) {
  return providers.map(({ id, label, icon }) => (
    <button
      key={id}
      type="button"
      onClick={() => onPress(id)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      className={`mt-2 w-full ${buttonStyles('outline')}`}
    >
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 shrink-0 fill-current"
      >
        <path d={icon} />
      </svg>
      {label}
    </button>
  ));
}
