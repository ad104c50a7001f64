import { absolute, refer, thingId, type GraphNode } from './graph';
import { studioReference } from './studio';

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
