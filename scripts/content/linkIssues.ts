import type { Issue } from '@/lib/catalogue/build/issue';

type Link = readonly [field: string, href: string];

/** Every link in the content, with its place there. */
function linksIn(content: unknown, place: string): readonly Link[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
    const inner = Array.isArray(content) ? `${place}[${Number(key) + 1}]` : `${place}.${key}`;
    return /^(href|url|.*Href)$/.test(key) && typeof value === 'string'
      ? [[inner.replace(/^\./, ''), value] as const]
      : linksIn(value, inner);
  });
}

/**
 * Links to pages and files that the site does not have, and URLs that are not valid.
 * @param modules the content, by file
 * @param paths every path of the site ({@link sitePaths})
 */
export function linkIssues(
  modules: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>,
): readonly Issue[] {
  const isRight = (href: string) =>
    href.startsWith('#') ||
    (href.startsWith('/') ? paths.has(href.replace(/[?#].*$/, '')) : URL.canParse(href));
  return Object.entries(modules).flatMap(([file, content]) =>
    linksIn(content, '')
      .filter(([, href]) => !isRight(href))
      .map(([field, href]) => ({
        file,
        field,
        found: JSON.stringify(href),
        expected: href.startsWith('/')
          ? `a page or a file of the site, such as ${[...paths].slice(0, 3).join(', ')}`
          : 'a path or a whole address',
        stops: 'deploy' as const,
      })),
  );
}
