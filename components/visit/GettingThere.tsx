import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { mapTexts } from '@/lib/content/map';
import { mapApplications, mapHref } from '@/lib/content/site';
import { StudioMap } from './StudioMap';

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
