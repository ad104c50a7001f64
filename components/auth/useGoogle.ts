import { useRef, useState } from 'react';
import { preloadGoogleLoader } from '@/lib/auth/google/preloadLoader';
import { loadSdk } from '@/lib/auth/loadSdk';
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
