import { site } from '@/lib/content/site';
import { absolute, type GraphNode, refer, thingId } from './graph';
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

/** What the CV says of the coach. */
interface PersonFacts {
  readonly name: string;
  readonly description: string;
  readonly jobTitle?: string;
  readonly email?: string;
  readonly telephone?: readonly string[];
  /** The path of a picture on this site. */
  readonly picture?: string;
  /** The same person elsewhere: full addresses. */
  readonly sameAs?: readonly string[];
}

/** The CV page and the person it is about. */
export function profilePage(path: string, facts: PersonFacts): readonly [GraphNode, GraphNode] {
  const { picture, ...person } = facts;
  const personId = thingId(path, 'person');
  return [
    {
      '@type': 'ProfilePage',
      '@id': thingId(path, 'page'),
      url: absolute(path),
      name: facts.name,
      mainEntity: refer(personId),
    },
    {
      '@type': 'Person',
      '@id': personId,
      ...person,
      image: picture && absolute(picture),
      url: absolute(path),
      worksFor: studioReference,
    },
  ];
}
