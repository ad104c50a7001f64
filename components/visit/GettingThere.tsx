import { buttonStyles } from '@/components/ui/buttonStyles';
import { CopyButton } from '@/components/ui/CopyButton';
import { mapApplications, mapTexts, studioMap } from '@/lib/content/map';
import { mapHref } from '@/lib/content/site';

interface StudioMapProps {
  readonly className: string;
  readonly map?: typeof studioMap;
}

/** The drawn map of the way to the door, a file of its own, fetched once it comes near; nothing where none is drawn. */
export function StudioMap({ className, map = studioMap }: StudioMapProps) {
  if (map.streets.length === 0) return null;
  const { path, width, height, alt } = map;
  return (
    <img
      src={path}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`h-auto print:max-w-xs print:hue-rotate-180 print:invert ${className}`}
    />
  );
}

/**
 * The studio on a public map. On a telephone a press opens its own map application instead: the head script then sets the
 * address by what the browser says it runs on (lib/head/elementScripts).
 */
export function MapLink({ className }: { readonly className: string }) {
  const { android, apple } = mapApplications;
  return (
    <a href={mapHref} data-android={android} data-apple={apple} className={className}>
      {mapTexts.open}
    </a>
  );
}

/** The map, and the address to take along: into the map application, and onto the clipboard. */
export function GettingThere() {
  return (
    <>
      <StudioMap className="w-full rounded-card" />
      <p className="flex flex-wrap gap-3 pt-4 pb-6">
        <MapLink className={buttonStyles('outline')} />
        <CopyButton {...mapTexts.copy} className={buttonStyles('quiet')} />
      </p>
    </>
  );
}
