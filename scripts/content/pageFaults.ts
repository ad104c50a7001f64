import type { Page } from '@/lib/content/page';

const list = 'lib/content/pages.ts';

/** Pages that others link to in their own words: without them the site does not hang together. */
const needed = /^\/($|services$|login$|signup$|account($|\/)|404$)/;

/** The file of a page. The page for every unknown address has a name of its own in Next. */
const fileOf = (path: string) =>
  path === '/404' ? 'app/not-found.tsx' : `app${path === '/' ? '' : path}/page.tsx`;

/** What is wrong in one entry. */
function faultsOf({ path, link, label, in: places, isOff }: Page, written: ReadonlySet<string>) {
  const isLinked = places.some((place) => /^(bar|footer|smallPrint)$/.test(place));
  return [
    ...[path, link].flatMap((address) =>
      address !== undefined && !written.has(fileOf(address))
        ? `${list}: found "${address}", but no ${fileOf(address)}; add that page, or take the entry out.`
        : [],
    ),
    ...(isLinked && !label
      ? [`${list}, "${path}": found no label; expected the name that bar and footer show.`]
      : []),
    ...(isOff && needed.test(path)
      ? [`${list}, "${path}": found isOff, but other pages need this one; take it out again.`]
      : []),
  ];
}

/**
 * Where the list of pages and the folder `app` differ, one line each: a page that is not in the list, an entry without its
 * page, an entry that stands twice, one that needs a label, and one that cannot be off.
 * @param files the files of `app` that draw one page each, such as `app/about/page.tsx`
 */
export function pageFaults(pages: readonly Page[], files: readonly string[]): readonly string[] {
  const written = new Set(files);
  const paths = pages.flatMap(({ path, link = path }) => (link === path ? path : [path, link]));
  const listed = new Set(paths.map(fileOf));
  return [
    ...files
      .filter((file) => !listed.has(file))
      .map((file) => `${file}: found no entry for this page in ${list}; add one.`),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `${list}: found "${path}" twice; expected it once.`),
    ...pages.flatMap((page) => faultsOf(page, written)),
  ];
}
