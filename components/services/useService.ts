import type { Service } from '@/lib/catalogue/service';
import type { BuiltDetails } from './useDetails';
import { useServices } from './useServices';

/** The service that a page of details is about, as it is now; one that is gone from the list stays as it was. */
export function useService(built: BuiltDetails): Service {
  const services = useServices(built);
  return services.find(({ id }) => id === built.found.service.id) ?? built.found.service;
}
