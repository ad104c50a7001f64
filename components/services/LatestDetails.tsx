import { findLatest, type FoundServices } from '@/lib/services/findServices';
import { ServiceDetails } from './ServiceDetails';
import { type BuiltServices, useServices } from './useServices';
import type { NamedPicture } from '@/lib/pictures/variants';

/** What a page of details was built with; `services` are those that it shows, none if the build doesn't know it. */
export interface BuiltDetails extends BuiltServices {
  /** What its URL stands for. */
  readonly found: FoundServices;
  readonly pictures: readonly NamedPicture[];
}

/** The details of a service that is newer than the build (product 10.1). One that is gone stays as it was. */
export default function LatestDetails(built: BuiltDetails) {
  const services = useServices(built);
  const found = findLatest(services, built.found);
  return <ServiceDetails services={services} found={found} pictures={built.pictures} />;
}
