import { cityLine } from '@/lib/studio/site';
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
