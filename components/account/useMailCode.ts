import { useBrowserValue } from '@/components/ui/useBrowserValue';

const readSearch = () => window.location.search;

/** What the link of a provider's mail carries; undefined in the prerendered page. A link that was cut off lacks parts. */
export function useMailCode(): { readonly mode: string; readonly code: string } | undefined {
  const search = useBrowserValue<string | undefined>(readSearch, undefined);
  if (search === undefined) return undefined;
  const parameters = new URLSearchParams(search);
  return { mode: parameters.get('mode') ?? '', code: parameters.get('oobCode') ?? '' };
}
