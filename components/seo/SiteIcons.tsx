/**
 * The site's icons, for the head of the root layout. Not Next's metadata: that puts the links in anew on every soft
 * navigation, and the browser then fetches the icon again.
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
    </>
  );
}
