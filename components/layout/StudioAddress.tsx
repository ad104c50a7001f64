import { site } from '@/lib/content/site';

/** The studio's postal address over two lines. */
export function StudioAddress() {
  const { street, city, region, postalCode } = site.address;
  return (
    <address className="not-italic">
      {street}
      <br />
      {city}, {region} {postalCode}
    </address>
  );
}
