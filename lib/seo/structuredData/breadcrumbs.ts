import { absolute, thingId, type GraphNode } from './graph';

/** One step of the way to a page. */
interface Crumb {
  readonly name: string;
  /** The step's canonical path, encoded. */
  readonly path: string;
}

/** The way from the front page to the last crumb, which is the page itself. Home is added by itself. */
export function breadcrumbs(...steps: readonly [Crumb, ...Crumb[]]): GraphNode {
  const way = [{ name: 'Home', path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    '@id': thingId(way.at(-1)?.path ?? '/', 'breadcrumbs'),
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path),
    })),
  };
}
