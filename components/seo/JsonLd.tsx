import { AfterHeading } from '@/components/navigation/AfterHeading';
import { serialiseGraph, type Graph } from '@/lib/seo/structuredData/graph';

/** A page's facts for search engines: data, not a script that runs. Nobody waits for it after a soft navigation. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <AfterHeading meanwhile={null}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: serialiseGraph(graph) }}
      />
    </AfterHeading>
  );
}
