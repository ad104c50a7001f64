import { mapApplications, mapTexts } from '@/lib/content/map';
import { mapHref } from '@/lib/content/site';

/**
 * The studio on a public map. On a telephone a press opens its own map application instead: the head script then sets the
 * address by what the browser says it runs on (lib/head/pressScript).
 */
export function MapLink({ className }: { readonly className: string }) {
  const { android, apple } = mapApplications;
  return (
    <a
      href={mapHref}
      rel="noopener"
      data-android={android}
      data-apple={apple}
      className={className}
    >
      {mapTexts.open}
    </a>
  );
}
