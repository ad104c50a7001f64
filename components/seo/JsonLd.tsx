import type { Graph } from 'schema-dts';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { serialiseGraph } from '@/lib/seo/structuredData/graph';

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
