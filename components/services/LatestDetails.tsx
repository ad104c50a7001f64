import { findLatest, type FoundServices } from '@/lib/services/findServices';
import { ServiceDetails } from './ServiceDetails';
import { type BuiltServices, useServices } from './useServices';
import type { NamedPicture } from '@/lib/pictures/variants';

/**
 * The data that a service's page was built with. `services` has only those that the page shows. It's empty if the service is newer than the
 * build.
 */
export interface BuiltDetails extends BuiltServices {
  /** The services that the URL refers to. */
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
}

/** The details of a service, updated with the live data (product 10.1). If the service has been removed, its details stay as built. */
export default function LatestDetails(built: BuiltDetails) {
  const services = useServices(built);
  const found = findLatest(services, built.found);
  return <ServiceDetails services={services} found={found} pictures={built.pictures} />;
}
