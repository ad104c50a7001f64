import type { Graph } from 'schema-dts';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { inlineText } from '@/lib/head/inlineText';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { previewSize } from '@/lib/seo/build/previews';
import { fullTitle, type PageFacts } from '@/lib/seo/metadata';

/**
 * A page's title, and what other sites show of a shared page (Open Graph); what all pages have in common is in
 * `SiteHead`. Not Next's metadata: after a soft navigation its elements come some frames after the page, and the
 * router, which announces the title at once, would find none and announce the heading instead (WCAG 2.4.2). The Open
 * Graph elements are deferred, because after a soft navigation nobody reads them.
 */
export function PageHead({ title, description, path, preview, previewAlt, openGraph }: PageFacts) {
  const words = fullTitle(title);
  return (
    <>
      <title>{words}</title>
      <DeferredContent meanwhile={null}>
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
      </DeferredContent>
    </>
  );
}

/** A page's structured data for search engines. Deferred after a soft navigation. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <DeferredContent meanwhile={null}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineText(graph) }} />
    </DeferredContent>
  );
}
