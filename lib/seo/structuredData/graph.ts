import { absoluteUrl } from '@/lib/content/site';
import type { Graph, Thing } from 'schema-dts';

/** Joins things, which refer to each other by `@id`, into a page's graph. Fields that are undefined are left out. */
export function graphOf(...nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The stable name of a thing: the same on every page and in every build. */
export function thingId(path: string, part: string): string {
  return `${absoluteUrl(path)}#${part}`;
}

/** A reference to a thing that is described elsewhere. */
export function refer(id: string) {
  return { '@id': id } as const;
}
