import { absoluteUrl, site } from '@/lib/content/site';
import type { Graph } from 'schema-dts';
import favicon from '@/public/icons/favicon.svg';
import { colours } from '@/lib/brand';
import { inlineText } from '@/lib/head/inlineText';
import { previewSize } from '@/lib/seo/build/previews';
import { fullTitle, type PageFacts } from '@/lib/seo/metadata';

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

/**
 * A page's title, and what other sites show of a shared page (Open Graph); what all pages have in common is in
 * `SiteHead`. Not Next's metadata: after a soft navigation its elements come some frames after the page, and the
 * router, which announces the title at once, would find none and announce the heading instead (WCAG 2.4.2).
 */
export function PageHead({ title, description, path, preview, previewAlt, openGraph }: PageFacts) {
  const words = fullTitle(title);
  return (
    <>
      <title>{words}</title>
      {Object.entries({ 'og:type': 'website', ...openGraph }).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta property="og:title" content={words} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={absoluteUrl(preview)} />
      {/* After the picture that they describe (Open Graph, structured properties). */}
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={previewAlt} />
      <meta name="twitter:image:alt" content={previewAlt} />
    </>
  );
}

/** A page's structured data for search engines. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineText(graph) }} />
  );
}
