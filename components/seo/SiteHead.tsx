import favicon from '@/public/icons/favicon.svg';
import { colours } from '@/lib/brand';
import { site } from '@/lib/content/site';

/**
 * What the head of every page has in common: the site's name, colours and icons. Not Next's metadata, which inserts its
 * elements again after every soft navigation: the browser then fetches the icon again, and computes the styles of the
 * whole document twice, because it takes the colour scheme for a new one. The browser also asks for the SVG icon at
 * every change of the address. So its address has a hash of its content, and it is cached for good.
 */
export function SiteHead() {
  return (
    <>
      <meta name="application-name" content={site.name} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={colours.ground} />
      {/* The browser's own controls are dark from the first paint. */}
      <meta name="color-scheme" content="dark" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={`${site.locale}_${site.address.country}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={(favicon as { src: string }).src} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
    </>
  );
}
