import { findLatest, type FoundServices, relatedServices } from '@/lib/catalogue/findServices';
import { type BuiltServices, useServices } from './useServices';

/** What a page of details was built with: the service of its address, and as `services` all that it shows. */
export interface BuiltDetails extends BuiltServices {
  readonly found: FoundServices;
}

/** What a page of details shows now: its service, others at the same address, and others to suggest. */
export function useDetails(built: BuiltDetails) {
  const services = useServices(built);
  const found = findLatest(services, built.found);
  return { ...found, related: relatedServices(services, found) };
}
