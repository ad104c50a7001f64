import { useRef, useState } from 'react';
import { providerRefusal } from '@/lib/auth/errorMessages';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import type { Provider } from '@/lib/auth/providers';
import { authTexts } from '@/lib/content/auth';
import { reportError } from '@/lib/browser/reportError';
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
