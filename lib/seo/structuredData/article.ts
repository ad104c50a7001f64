import { site } from '@/lib/content/site';
import { absolute, thingId, type GraphNode } from './graph';
import { studioReference } from './studio';

/** What an article says of itself. */
interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  /** The path of a picture on this site. */
  readonly picture?: string;
}

/** A written page. Not a FAQ: those results ended in May 2026, and questions by visitors are something else. */
export function article(path: string, { headline, description, picture }: ArticleFacts): GraphNode {
  return {
    '@type': 'Article',
    '@id': thingId(path, 'article'),
    headline,
    description,
    mainEntityOfPage: absolute(path),
    image: picture && absolute(picture),
    inLanguage: site.locale,
    author: studioReference,
    publisher: studioReference,
  };
}
