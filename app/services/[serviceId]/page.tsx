import { notFound } from 'next/navigation';
import { JsonLd, PageTitle } from '@/components/layout/PageHead';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { drawPictures, ServicePicture } from '@/components/services/ServicePicture';
import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { readCatalogue, readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { findPrerendered, relatedServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { closingStop } from '@/lib/catalogue/sentence';
import { serviceTitle, shorten } from '@/lib/catalogue/title';
import { detailsTexts, serviceDescription } from '@/lib/content/words';
import { readPicture } from '@/lib/pictures/readPicture';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { servicePreviewOf } from '@/lib/seo/previews';
import { classSeries, serviceNode } from '@/lib/seo/structuredData/services';
import { breadcrumbs } from '@/lib/seo/structuredData/pages';
import { hasClasses } from '@/lib/timetable/week';

interface Props {
  readonly params: Promise<{ serviceId: string }>;
}

/** Any other segment is answered by the 404 screen, which looks it up in the live list (product 10.4). */
export const dynamicParams = false;

/** Every id and alias, raw: Next encodes them itself. */
export async function generateStaticParams() {
  return prerenderSegments(await readCatalogue()).map((serviceId) => ({ serviceId }));
}

async function find({ params }: Props) {
  const { services, contentHash } = await readCatalogueFile();
  const found = findPrerendered(services, (await params).serviceId) ?? notFound();
  return { services, contentHash, found };
}

/** The structured data of a service: the service, its classes, and the breadcrumb as `Breadcrumb` shows it. */
function nodesOf(service: Service) {
  const { home, services } = detailsTexts.breadcrumb;
  const way = breadcrumbs(
    { name: home, path: '/' },
    { name: services, path: '/services' },
    { name: service.name, path: servicePath(service.id) },
  );
  return [serviceNode(service), way, classSeries(service)].filter((node) => node !== undefined);
}

/** All aliases of a service share its title, description and canonical address. */
function factsOf(service: Service, services: readonly Service[]) {
  const { name, price, comment } = service;
  const description = serviceDescription(name, price, comment + closingStop(comment));
  return {
    title: serviceTitle(service),
    // Short enough for a line of search results.
    description: shorten(description, 160),
    path: servicePath(service.id),
    picture: servicePreviewOf(service, services),
  };
}

/** The same title, description and canonical address at every alias of a service. */
export async function generateMetadata(props: Props) {
  const { services, found } = await find(props);
  return pageMetadata(factsOf(found.service, services));
}

/**
 * The shape of the picture from tablets on, by the number of classes in the column beside it, each on a line of its own: picture
 * and facts end at the same height.
 */
function pictureShape(classes: number): string {
  if (classes === 0) return 'md:aspect-[4/3] md:h-full';
  if (classes < 6) return 'md:aspect-[2/1]';
  return classes < 8 ? 'md:aspect-[3/2]' : 'md:aspect-square';
}

const relatedLook = {
  sizes: '(min-width: 80rem) 380px, (min-width: 40rem) 30vw, 37vw',
  imgClassName: 'aspect-[4/3]',
  decorative: true,
};

/** The details of one service, at its id and at every alias. */
export default async function ServicePage(props: Props) {
  const { services, contentHash, found } = await find(props);
  const { service, others, value } = found;
  const related = relatedServices(services, found);
  const built = { services: [service, ...others, ...related], contentHash, found };
  const hasTimes = hasClasses(service);
  const isCanonical = value === service.id;
  return (
    <>
      <PageTitle title={serviceTitle(service)} />
      <JsonLd graph={await pageGraph(...(isCanonical ? nodesOf(service) : []))} />
      <ServiceDetails
        built={built}
        picture={
          <ServicePicture
            service={service}
            source={await readPicture(service.picture)}
            sizes="(min-width: 80rem) 680px, (min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw"
            className={hasTimes ? '' : 'md:h-full'}
            imgClassName={`aspect-video ${pictureShape(service.sessions?.length ?? 0)}`}
            priority
          />
        }
        pictures={await drawPictures(related, () => relatedLook)}
        isBuilt
      />
    </>
  );
}
