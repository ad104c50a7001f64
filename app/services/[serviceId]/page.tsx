import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/ui/PageHead';
import { ServiceDetails } from '@/components/services/ServiceDetails';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { readCatalogue, readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { findPrerendered, relatedServices } from '@/lib/services/findServices';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { closingStop } from '@/lib/services/text';
import { serviceTitle, shorten } from '@/lib/services/title';
import { detailsTexts, linkTexts, serviceDescription } from '@/lib/words';
import { readServicePictures } from '@/lib/pictures/readPicture';
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
  const way = breadcrumbs(
    { name: detailsTexts.breadcrumb.home, path: '/' },
    { name: linkTexts.classes, path: '/services' },
    { name: service.name, path: servicePath(service.id) },
  );
  return [serviceNode(service), way, classSeries(service)].filter((node) => node !== undefined);
}

/** The same title, description and canonical address at every alias of a service. */
export async function generateMetadata(props: Props) {
  const { services, found } = await find(props);
  const { service } = found;
  const { id, name, price, comment } = service;
  const description = serviceDescription(name, price, comment + closingStop(comment));
  return pageMetadata({
    title: serviceTitle(service),
    // Short enough for a line of search results.
    description: shorten(description, 160),
    path: servicePath(id),
    picture: servicePreviewOf(service, services),
  });
}

/** The details of one service, at its id and at every alias. */
export default async function ServicePage(props: Props) {
  const { services, contentHash, found } = await find(props);
  const { service, others, value } = found;
  const shown = [service, ...others, ...relatedServices(services, found)];
  const isCanonical = value === service.id;
  return (
    <>
      <JsonLd graph={await pageGraph(...(isCanonical ? nodesOf(service) : []))} />
      <ServiceDetails
        services={shown}
        contentHash={contentHash}
        found={found}
        pictures={await readServicePictures(shown)}
      />
    </>
  );
}
