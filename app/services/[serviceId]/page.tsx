import { notFound } from 'next/navigation';
import { coachCard } from '@/components/services/coachCards';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { JsonLd } from '@/components/ui/PageHead';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { readCatalogue, readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { readPortrait, readServicePictures } from '@/lib/pictures/readPicture';
import { pageMetadata } from '@/lib/seo/metadata';
import { servicePreviewOf } from '@/lib/seo/previews';
import { serviceGraph } from '@/lib/seo/structuredData';
import { findPrerendered, relatedServices } from '@/lib/services/findServices';
import { servicePath } from '@/lib/services/paths';
import { serviceTitle, shorten } from '@/lib/services/title';
import { coaches } from '@/lib/studio/coaches';
import { serviceDescription } from '@/lib/words';

interface Props {
  readonly params: Promise<{ serviceId: string }>;
}

/** All other segments lead to the 404 screen, which looks them up in the live services. */
export const dynamicParams = false;

/**
 * Returns the ids and aliases that can be file names. They aren't encoded, because Next encodes
 * them.
 */
export async function generateStaticParams() {
  return prerenderSegments(await readCatalogue()).map((serviceId) => ({ serviceId }));
}

async function findPageServices({ params }: Props) {
  const { services, dataHash } = await readCatalogueFile();
  const found = findPrerendered(services, (await params).serviceId) ?? notFound();
  return { services, dataHash, found };
}

/** All aliases of a service have the same title, description and canonical URL. */
export async function generateMetadata(props: Props) {
  const { service } = (await findPageServices(props)).found;
  const { id, name, price, comment } = service;
  const description = serviceDescription(name, price, comment);
  return pageMetadata({
    title: serviceTitle(service),
    // Search engines cut off longer descriptions.
    description: shorten(description, 160),
    path: servicePath(id),
    picture: servicePreviewOf(service),
  });
}

/** Returns all coaches, because the live timetable may name any of them. */
const readCoaches = () =>
  Promise.all(
    coaches.map(async (coach) => ({ ...coachCard(coach), portrait: await readPortrait(coach) })),
  );

/** The page of one service, prerendered for its id and for each alias that can be a file name. */
export default async function ServicePage(props: Props) {
  const { services, dataHash, found } = await findPageServices(props);
  const { service, others, matchedValue } = found;
  const pageServices = [service, ...others, ...relatedServices(services, found)];
  return (
    <>
      {/* Only the canonical page has structured data. */}
      {matchedValue === service.id && <JsonLd graph={serviceGraph(service)} />}
      <ServiceDetails
        services={pageServices}
        dataHash={dataHash}
        found={found}
        pictures={await readServicePictures(pageServices)}
        coaches={await readCoaches()}
      />
    </>
  );
}
