import { useBrowserValue } from '@/components/ui/useBrowserValue';

const readSearch = () => window.location.search;

/**
 * The parameters of the link of a provider's mail; undefined in the prerendered page. A link that was cut off lacks
 * some.
 */
export function useMailCode(): { readonly mode: string; readonly code: string } | undefined {
  const search = useBrowserValue<string | undefined>(readSearch, undefined);
  if (search === undefined) return undefined;
  const parameters = new URLSearchParams(search);
  return { mode: parameters.get('mode') ?? '', code: parameters.get('oobCode') ?? '' };
}
