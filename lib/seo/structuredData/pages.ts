import type { Blog, BlogPosting, BreadcrumbList } from 'schema-dts';
import type { Answer } from '@/lib/schemas';
import { site, absoluteUrl } from '@/lib/studio/site';
import type { PageFacts } from '@/lib/seo/metadata';
import { previewOf } from '@/lib/seo/previews';
import { refer, studioReference, thingId } from './studio';

/**
 * The written answers and the page that holds them. Each is found at its heading, which is its headline. Not a FAQ: those
 * results ended in May 2026, and questions by visitors are something else.
 */
export function blog(
  { title, description, path, picture }: PageFacts,
  answers: readonly Answer[],
): readonly [Blog, ...BlogPosting[]] {
  const posts = answers.map(({ id, question, lead, published, changed }): BlogPosting => ({
    '@type': 'BlogPosting',
    '@id': thingId(path, id),
    url: thingId(path, id),
    headline: question,
    description: lead,
    datePublished: published,
    dateModified: changed,
    image: absoluteUrl((picture ?? previewOf(path)).url),
    inLanguage: site.locale,
    author: studioReference,
    publisher: studioReference,
  }));
  const page: Blog = {
    '@type': 'Blog',
    '@id': thingId(path, 'blog'),
    url: absoluteUrl(path),
    name: title,
    description,
    publisher: studioReference,
    blogPost: answers.map(({ id }) => refer(thingId(path, id))),
  };
  return [page, ...posts];
}

/** One step of the way to a page. */
interface Crumb {
  readonly name: string;
  /** The step's canonical path, encoded. */
  readonly path: string;
}

/** The way to a page, as `Breadcrumb` shows it: the last step is the page itself. */
export function breadcrumbs(...way: readonly [Crumb, ...Crumb[]]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': thingId(way.at(-1)!.path, 'breadcrumbs'),
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
