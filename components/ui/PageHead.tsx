import type { Graph } from 'schema-dts';
import { inlineJson } from '@/lib/inlineJson';
import { fullTitle } from '@/lib/services/title';

/**
 * Sets the title of a page at once. On a soft navigation, Next adds its metadata some frames later,
 * and the router would announce the heading instead of the title (WCAG 2.4.2).
 */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{fullTitle(title)}</title>;
}

/** A page's structured data for search engines. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(graph) }} />
  );
}
