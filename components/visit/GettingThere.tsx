import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { mapTexts, studioMap } from '@/lib/content/map';
import { mapApplications, mapHref } from '@/lib/content/site';

interface StudioMapProps {
  readonly className: string;
  readonly map?: typeof studioMap;
}

/** The map of the way to the door, a file of its own that is loaded lazily; nothing where there is none. */
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
 * A link to the studio on a public map. On a phone it opens the map application instead: the head script sets the
 * address by the phone's system (lib/browser/mapLinks).
 */
export function MapLink() {
  const { android, apple } = mapApplications;
  return (
    <Button href={mapHref} variant="outline" data-android={android} data-apple={apple}>
      {mapTexts.open}
    </Button>
  );
}

/** The map, and the address: for the map application, and for the clipboard. */
export function GettingThere() {
  return (
    <>
      <StudioMap className="w-full rounded-card" />
      <p className="flex flex-wrap gap-3 pt-4 pb-6">
        <MapLink />
        <CopyButton {...mapTexts.copy} variant="quiet" />
      </p>
    </>
  );
}
