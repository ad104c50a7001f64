import favicon from '@/public/icons/favicon.svg';
import { colours } from '@/lib/brand';
import { site } from '@/lib/content/site';

/**
 * What the head says on every page alike: the site's name, its colours and its icons. Not Next's metadata, which puts its
 * elements in anew on every soft navigation: the browser then fetches the icon again, and takes the colour scheme for a new
 * one, for which it works out the style of the whole document twice. The browser asks for the drawn icon at every change
 * of address as well, so it has an address of its own for each content, which is kept without asking.
 */
export function SiteHead() {
  return (
    <>
      <meta name="application-name" content={site.name} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={colours.ground} />
      {/* Controls drawn by the browser are dark from the first paint. */}
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
