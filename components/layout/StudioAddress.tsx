import { Button } from '@/components/ui/Button';
import { cityLine, mapApplications, mapHref } from '@/lib/studio/site';
import * as studio from '@/lib/content/studio';
import { mapTexts } from '@/lib/words';

/** The studio's postal address over two lines. */
export function StudioAddress() {
  return (
    <address className="not-italic">
      {studio.address.street}
      <br />
      {cityLine}
    </address>
  );
}

/**
 * A link to the studio on a public map. On a phone it opens the map application instead: the head script sets the
 * address by the phone's system (lib/inline/answerPresses).
 */
export function MapLink() {
  const { android, apple } = mapApplications;
  return (
    <Button href={mapHref} variant="outline" data-android={android} data-apple={apple}>
      {mapTexts.open}
    </Button>
  );
}
