import { ServiceDetails } from '@/components/services/ServiceDetails';
import { fetchData } from '@/lib/catalogue/fetchData';
import { findServices, relatedServices } from '@/lib/catalogue/findServices';
import { parseLiveServices } from '@/lib/catalogue/parse';
import { decodeSegment } from '@/lib/catalogue/paths';
import { serviceHead } from '@/lib/catalogue/serviceHead';
import { fullTitle } from '@/lib/content/site';

/**
 * Looks up a segment under /services/, still encoded, in the live list: for a service newer than the build, or an
 * address too long for a file name (product 10.4). Returns its details screen and title, or undefined. Throws when the
 * list cannot be fetched.
 */
export async function findLive(segment: string) {
  const services = parseLiveServices(JSON.parse(await fetchData()));
  const found = findServices(services, decodeSegment(segment));
  if (!found) return undefined;
  const related = relatedServices(services, found);
  return {
    title: fullTitle(serviceHead(found.service).title),
    screen: <ServiceDetails found={found} related={related} pictures={{}} />,
  };
}
