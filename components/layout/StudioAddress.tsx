import { Button } from '@/components/ui/Button';
import { cityLine, mapHref } from '@/lib/studio/site';
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

/** A link to the studio on a public map; phones open it in their map application. */
export function MapLink() {
  return (
    <Button href={mapHref} variant="outline">
      {mapTexts.open}
    </Button>
  );
}
