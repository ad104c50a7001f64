import { useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import { loadSdk } from './loadSdk';
import { authTexts } from '@/lib/content/auth';
import { reportError } from '@/lib/errors/reportError';

/**
 * Google sign-in: what to fetch on intent, the press, and whether a window may still be open. Failures, a closed window among them, go to the
 * console only (product 8.5). Each press starts anew, since a closed window is reported only 8 to 10 s later.
 */
export function useGoogle(onSuccess: () => void) {
  const newest = useRef(0);
  const [open, setOpen] = useState(false);
  const press = async () => {
    const mine = ++newest.current;
    setOpen(true);
    try {
      const [sdk] = await Promise.all([loadSdk(), preloadGoogleLoader()]);
      await sdk.signInWithGoogle();
      onSuccess();
    } catch (error) {
      reportError(error);
    } finally {
      if (newest.current === mine) setOpen(false);
    }
  };
  return { open, prepare: () => void preloadGoogleLoader(), press: () => void press() };
}

/** What the button does. */
export interface GoogleButtonProps {
  /** The pointer or the focus is on the button: the press may come soon. */
  readonly onIntent: () => void;
  readonly onPress: () => void;
}

/** Continue with Google. Never disabled: a window that was closed is reported only seconds later. */
export function GoogleButton({ onIntent, onPress }: GoogleButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      className={`w-full ${buttonStyles('outline')}`}
    >
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 shrink-0 fill-current"
      >
        <path d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3zM12 22c2.7 0 5-.9 6.6-2.5L15.4 17a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22zM6.4 13.8a6 6 0 0 1 0-3.8V7.4H3.1a10 10 0 0 0 0 9zM12 5.9c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.4L6.4 10A6 6 0 0 1 12 5.9z" />
      </svg>
      {authTexts.google}
    </button>
  );
}
