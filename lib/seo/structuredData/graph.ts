import type { Graph, Thing } from 'schema-dts';
import { site } from '@/lib/content/site';

/** Joins things, which refer to each other by `@id`, into a page's graph. Fields that are undefined are left out. */
export function graphOf(...nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The full address of a path of this site. */
export function absolute(path: string): string {
  return `${site.url}${path}`;
}

/** The stable name of a thing: the same on every page and in every build. */
export function thingId(path: string, part: string): string {
  return `${absolute(path)}#${part}`;
}

/** A reference to a thing that is described elsewhere. */
export function refer(id: string) {
  return { '@id': id } as const;
}

/** The graph as text for a script element: no `<` is left, so no text in it can close the element or open a comment. */
export function serialiseGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
