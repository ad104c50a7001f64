import { Button } from '@/components/ui/Button';
import { address } from '@/lib/content/studio';
import { cityLine, mapHref } from '@/lib/studio/site';
import { mapWords } from '@/lib/words';

/** The studio's postal address on two lines. */
export function StudioAddress() {
  return (
    <address className="not-italic">
      {address.street}
      <br />
      {cityLine}
    </address>
  );
}

/** Links to the studio on a public map, which phones open in their map app. */
export function MapLink() {
  return (
    <Button href={mapHref} variant="outline">
      {mapWords.open}
    </Button>
  );
}
