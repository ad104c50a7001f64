import type { Graph, PersonLeaf, ProfilePage } from 'schema-dts';
import type { Page } from '@/lib/pages';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { priceRange } from '@/lib/services/price';
import { type Coach, coach, otherCoaches } from '@/lib/studio/coaches';
import { absoluteUrl } from '@/lib/studio/site';
import { graphOf, refer, studio, studioReference, thingId, website } from './studio';

/** A coach. */
const person = (coach: Coach, id: string, url: string, description = coach.role): PersonLeaf => ({
  '@type': 'Person',
  '@id': id,
  name: coach.name,
  description,
  jobTitle: coach.role,
  email: coach.email?.text,
  image: absoluteUrl(coach.picture.src),
  url,
  worksFor: studioReference,
});

/** What /about says: the profile of the head coach, and the studio with all who coach there. */
export async function aboutGraph({ path, changed }: Page): Promise<Graph> {
  const id = thingId(path, 'person');
  const people = [
    {
      ...person(coach, id, absoluteUrl(path), coach.cv.objective),
      telephone: coach.phones.map(({ text }) => text),
    },
    ...otherCoaches.map((other) => {
      const address = thingId(path, other.slug);
      return person(other, address, address, other.line);
    }),
  ];
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': thingId(path, 'page'),
    url: absoluteUrl(path),
    dateModified: changed,
    name: coach.name,
    mainEntity: refer(id),
  };
  const short = studio(priceRange(await readCatalogue()));
  const employee = people.map((one) => refer(one['@id'] ?? ''));
  return graphOf(website(), { ...short, employee }, page, ...people);
}
