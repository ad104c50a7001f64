import { serialiseGraph, type Graph } from '@/lib/seo/structuredData/graph';

/** A page's facts for search engines: data, not a script that runs. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serialiseGraph(graph) }}
    />
  );
}
