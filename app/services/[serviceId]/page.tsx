import { notFound } from 'next/navigation';
import { PageTitle } from '@/components/layout/PageTitle';
import { JsonLd } from '@/components/ui/JsonLd';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { ServiceFact } from '@/components/services/ServiceFact';
import { WaysToBook } from '@/components/services/WaysToBook';
import { BookingMail } from '@/components/services/BookingMail';
import { readPictures } from '@/components/services/readPictures';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { prerenderSegments } from '@/lib/catalogue/build/prerender';
import { readCatalogue, readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { findPrerendered, relatedServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { serviceHead } from '@/lib/catalogue/serviceHead';
import { detailsTexts } from '@/lib/content/services';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { servicePreviewOf } from '@/lib/seo/previews';
import { classSeries, serviceNode } from '@/lib/seo/structuredData/services';
import { breadcrumbs } from '@/lib/seo/structuredData/pages';

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
  return {
    ...serviceHead(service),
    path: servicePath(service.id),
    preview: servicePreviewOf(service, services),
  };
}

/** The same title, description and canonical address at every alias of a service. */
export async function generateMetadata(props: Props) {
  const { services, found } = await find(props);
  return pageMetadata(factsOf(found.service, services));
}

/** The details of one service, at its id and at every alias. */
export default async function ServicePage(props: Props) {
  const { services, contentHash, found } = await find(props);
  const { service, others, value } = found;
  const shown = [service, ...others, ...relatedServices(services, found)];
  const pictures = await readPictures(shown);
  const built = { services: shown, contentHash, found };
  const isCanonical = value === service.id;
  return (
    <>
      <PageTitle title={serviceHead(service).title} />
      <JsonLd graph={await pageGraph(...(isCanonical ? nodesOf(service) : []))} />
      <ServiceDetails built={built} pictures={pictures} isBuilt>
        <WaysToBook mail={<BookingMail built={built} />} />
        <FirstVisit
          price={<ServiceFact built={built} fact="price" />}
          bring={service.bring?.length && <ServiceFact built={built} fact="bring" />}
          isOfClass
        />
      </ServiceDetails>
    </>
  );
}
