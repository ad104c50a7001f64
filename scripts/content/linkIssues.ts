import type { Issue } from '@/lib/services/build/issue';
import type { PlacedText } from './texts';

/**
 * Links of the content to pages and files that the site does not have, and URLs that are not valid.
 * @param texts the owner's texts; a link stands in a field that is called so
 * @param paths every path of the site ({@link sitePaths})
 */
export function linkIssues(
  texts: readonly PlacedText[],
  paths: ReadonlySet<string>,
): readonly Issue[] {
  const isRight = (href: string) =>
    href.startsWith('#') ||
    (href.startsWith('/') ? paths.has(href.replace(/[?#].*$/, '')) : URL.canParse(href));
  return texts
    .filter(({ field = '', isPart }) => /(^|\.)(href|url|\w*Href)$/.test(field) && !isPart)
    .filter(({ text }) => !isRight(text))
    .map(({ file, entry, field, text }) => ({
      ...{ file, entry, field },
      found: JSON.stringify(text),
      expected: text.startsWith('/')
        ? `a page or a file of the site, such as ${[...paths].slice(0, 3).join(', ')}`
        : 'a path or a whole address',
      stops: 'deploy',
    }));
}
