import 'server-only';
import type {
  BlogPosting,
  BreadcrumbList,
  ExerciseGymLeaf,
  Graph,
  PersonLeaf,
  ProfilePage,
  ServiceLeaf,
  Thing,
  WebSite,
} from 'schema-dts';
import { pictures } from '@/lib/content/pictures';
import { closures, currency, hours } from '@/lib/content/studio';
import type { Answer } from '@/lib/schemas';
import { servicePath } from '@/lib/services/paths';
import { parsePrice, priceRange } from '@/lib/services/price';
import type { Service } from '@/lib/services/service';
import { type Coach, coach, otherCoaches } from '@/lib/studio/coaches';
import type { Page } from '@/lib/studio/pageList';
import { absoluteUrl, site } from '@/lib/studio/site';
import { detailsWords, destinationWords } from '@/lib/words';
import { previewOf } from './previews';

/* Structured data for search engines. `JSON.stringify` drops undefined fields. */

const graphOf = (...nodes: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

/** Returns an id that is the same in every build. */
const idOf = (path: string, fragment: string) => `${absoluteUrl(path)}#${fragment}`;

/**
 * A short description of the studio as an author, employer or provider. Home has the full
 * description.
 */
const studioStub = {
  '@type': 'ExerciseGym',
  '@id': idOf('/', 'studio'),
  name: site.name,
  url: absoluteUrl('/'),
} as const;

/** Describes the site and the studio on Home. */
export function homeGraph(services: readonly Service[]): Graph {
  const { address, contact } = site;
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': idOf('/', 'website'),
    url: absoluteUrl('/'),
    name: site.name,
    alternateName: `${site.name} ${address.city}`,
    inLanguage: site.locale,
    publisher: { '@id': studioStub['@id'] },
  };
  const studio: ExerciseGymLeaf = {
    ...studioStub,
    description: site.description,
    image: absoluteUrl(pictures.slides[0]!.src),
    logo: absoluteUrl('/icons/icon-512.png'),
    telephone: contact.phone,
    email: contact.email,
    priceRange: priceRange(services),
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    // Google's guide for local businesses says that a closed day has the same opening and closing
    // time, 00:00.
    specialOpeningHoursSpecification: closures.map(
      ({ from, until = from, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        opens,
        closes,
      }),
    ),
  };
  return graphOf(website, studio);
}

/** Describes a service, with its offer and its breadcrumb. */
export function serviceGraph({ id, name, comment, picture, price }: Service): Graph {
  const path = servicePath(id);
  const url = absoluteUrl(path);
  const amount = parsePrice(price);
  const service: ServiceLeaf = {
    '@type': 'Service',
    '@id': idOf(path, 'service'),
    name,
    description: comment,
    url,
    image: new URL(picture, site.url).href,
    provider: studioStub,
    offers: {
      '@type': 'Offer',
      description: price,
      price: amount,
      priceCurrency: amount === undefined ? undefined : currency,
      url,
    },
  };
  const steps = [
    [detailsWords.breadcrumb.home, '/'],
    [destinationWords.classes, '/services'],
    [name, path],
  ] as const;
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumbs'),
    itemListElement: steps.map(([step, stepPath], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step,
      item: absoluteUrl(stepPath),
    })),
  };
  return graphOf(service, breadcrumbs);
}

const personLeaf = ({ name, line, role, email, portrait }: Coach, id: string): PersonLeaf => ({
  '@type': 'Person',
  '@id': id,
  name,
  description: line,
  jobTitle: role,
  email: email?.text,
  image: absoluteUrl(portrait.src),
  url: id,
  worksFor: studioStub,
});

/** Describes the head coach's profile and the other coaches on About. */
export function aboutGraph({ path, changed }: Page): Graph {
  const head: PersonLeaf = {
    ...personLeaf(coach, idOf(path, 'person')),
    description: coach.cv.objective,
    telephone: coach.phones.map(({ text }) => text),
    url: absoluteUrl(path),
  };
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': idOf(path, 'page'),
    url: absoluteUrl(path),
    dateModified: changed,
    name: coach.name,
    mainEntity: head,
  };
  return graphOf(page, ...otherCoaches.map((other) => personLeaf(other, idOf(path, other.slug))));
}

/** Describes each answer on Blogs as an article at its heading. */
export function blogGraph({ path }: Page, answers: readonly Answer[]): Graph {
  return graphOf(
    ...answers.map(({ id, question, lead, published, changed }): BlogPosting => ({
      '@type': 'BlogPosting',
      '@id': idOf(path, id),
      url: idOf(path, id),
      headline: question,
      description: lead,
      datePublished: published,
      dateModified: changed,
      image: absoluteUrl(previewOf(path).url),
      inLanguage: site.locale,
      author: studioStub,
      publisher: studioStub,
    })),
  );
}
