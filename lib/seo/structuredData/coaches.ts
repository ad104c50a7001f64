import type { AboutPage, Graph, PersonLeaf, ProfilePage } from 'schema-dts';
import type { Page } from '@/lib/pages';
import { readCatalogue } from '@/lib/services/build/readCatalogue';
import { priceRange } from '@/lib/services/price';
import type { Coach } from '@/lib/studio/coaches';
import { absoluteUrl } from '@/lib/studio/site';
import { graphOf, refer, studio, studioReference, thingId, website } from './studio';

/** A coach. The code profile is a sample and not the coach's, so it is not given as the same person (`sameAs`). */
const person = (coach: Coach, id: string, url: string): PersonLeaf => ({
  '@type': 'Person',
  '@id': id,
  name: coach.name,
  description: coach.cv?.objective ?? coach.line ?? coach.role,
  jobTitle: coach.role,
  email: coach.email?.text,
  telephone: coach.mobile?.text,
  image: absoluteUrl(coach.picture.src),
  url,
  worksFor: studioReference,
});

/**
 * What /about says: the studio with all who coach there, and the profile of the first of them. Where nobody has a CV, the page is about
 * the studio.
 */
export async function aboutGraph(
  { path, changed }: Page,
  [first, ...others]: readonly [Coach, ...Coach[]],
): Promise<Graph> {
  const firstId = thingId(path, 'person');
  const people = [
    person(first, firstId, absoluteUrl(path)),
    ...others.map((coach) => person(coach, thingId(path, coach.slug), thingId(path, coach.slug))),
  ];
  const short = studio(priceRange(await readCatalogue()));
  const facts = { '@id': thingId(path, 'page'), url: absoluteUrl(path), dateModified: changed };
  const page: ProfilePage | AboutPage = first.cv
    ? { '@type': 'ProfilePage', ...facts, name: first.name, mainEntity: refer(firstId) }
    : { '@type': 'AboutPage', ...facts, mainEntity: studioReference };
  const employee = people.map((one) => refer(one['@id'] ?? ''));
  return graphOf(website(), { ...short, employee }, page, ...people);
}
