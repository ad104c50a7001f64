import favicon from '@/public/icons/favicon.svg';

/**
 * The site's icons, for the head of the root layout. Not Next's metadata: that puts the links in anew on every soft
 * navigation, and the browser then fetches the icon again. The browser asks for the drawn one at every change of address
 * as well, so it has an address of its own for each content, which is kept without asking.
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={(favicon as { src: string }).src} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
    </>
  );
}
