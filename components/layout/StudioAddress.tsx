import { cityLine, mapHref } from '@/lib/studio/site';
import * as studio from '@/lib/content/studio';

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

/** The address as a link to a public map. */
export function AddressLink() {
  return (
    <a href={mapHref} className="hover:text-accent-bright">
      <StudioAddress />
    </a>
  );
}
