import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const search = () => window.location.search;
const none = () => undefined;

/** What the link of a provider's mail carries; undefined in the prerendered page. A link that was cut off lacks parts. */
export function useMailCode(): { readonly mode: string; readonly code: string } | undefined {
  const found = useSyncExternalStore<string | undefined>(never, search, none);
  if (found === undefined) return undefined;
  const parameters = new URLSearchParams(found);
  return { mode: parameters.get('mode') ?? '', code: parameters.get('oobCode') ?? '' };
}
