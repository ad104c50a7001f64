import type { Graph } from 'schema-dts';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { previewSize } from '@/lib/seo/build/previews';
import { fullTitle, type PageFacts } from '@/lib/seo/metadata';
import { absolute, serialiseGraph } from '@/lib/seo/structuredData/graph';

/**
 * A page's title, and what other sites show of the page when somebody shares it (Open Graph); the parts that all pages
 * have alike stand in `SiteHead`. Not Next's metadata: on a soft navigation its elements come some frames after the page,
 * and the router, which announces the title at once, would find none and read the heading out instead (WCAG 2.4.2). The
 * others wait, because nobody who is on the site already asks for them.
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
        <meta property="og:url" content={absolute(path)} />
        <meta property="og:image" content={absolute(preview)} />
        {/* Behind the picture that they are about (Open Graph, structured properties). */}
        <meta property="og:image:width" content={String(previewSize.width)} />
        <meta property="og:image:height" content={String(previewSize.height)} />
        <meta property="og:image:alt" content={previewAlt} />
        <meta name="twitter:image:alt" content={previewAlt} />
      </DeferredContent>
    </>
  );
}

/** A page's facts for search engines: data, not a script that runs. Nobody waits for it after a soft navigation. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <DeferredContent meanwhile={null}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: serialiseGraph(graph) }}
      />
    </DeferredContent>
  );
}
