import { ServiceDetails } from '@/components/services/ServiceDetails';
import { fetchData } from '@/lib/catalogue/fetchData';
import { findServices, relatedServices } from '@/lib/catalogue/findServices';
import { readServices } from '@/lib/catalogue/parse';
import { decodeSegment } from '@/lib/catalogue/paths';
import { serviceHead } from '@/lib/catalogue/serviceHead';
import { fullTitle } from '@/lib/seo/metadata';

/**
 * Looks a segment under /services/, as the address has it, up in the live list: a service newer than the build, or an address too long for a
 * file name (product 10.4). Gives its details screen and title, or nothing. Throws when the list cannot be had.
 */
export async function findLive(segment: string) {
  const services = readServices(JSON.parse(await fetchData()));
  const found = findServices(services, decodeSegment(segment));
  if (!found) return undefined;
  const related = relatedServices(services, found);
  return {
    title: fullTitle(serviceHead(found.service).title),
    screen: <ServiceDetails found={found} related={related} pictures={{}} unbuilt />,
  };
}
