import type { Graph } from 'schema-dts';
import { inlineText } from '@/lib/seo/escape';

/** A page's structured data for search engines. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineText(graph) }} />
  );
}
