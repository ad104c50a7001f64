import { site } from '@/lib/content/site';

/** Any value JSON can hold; undefined fields are left out. */
export type Json =
  string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One thing of schema.org. */
export type GraphNode = { readonly '@type': string; readonly '@id': string } & {
  readonly [key: string]: Json;
};

/** The facts of one page: things that refer to each other by `@id`. */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
}

/** Joins things into a page's graph. */
export function graphOf(...nodes: readonly GraphNode[]): Graph {
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
