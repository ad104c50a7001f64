import { cityLine, site } from '@/lib/content/site';

/** The studio's postal address over two lines. */
export function StudioAddress() {
  return (
    <address className="not-italic">
      {site.address.street}
      <br />
      {cityLine}
    </address>
  );
}
