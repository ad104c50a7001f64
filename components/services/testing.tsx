import type { Service } from '@/lib/services/service';
import type { BuiltDetails } from './ServiceDetails';

/** A service for unit tests, with the fields that the test is about. */
export function makeService(id: string, parts: Partial<Service> = {}): Service {
  return {
    id,
    name: `Class ${id}`,
    price: '$29 per class',
    comment: `What class ${id} is about`,
    picture: `/images/${id}.jpg`,
    ...parts,
  };
}

/** What a page of details of this service is built with. */
export function builtWith(service: Service, ...related: readonly Service[]): BuiltDetails {
  return {
    services: [service, ...related],
    contentHash: 0,
    found: { service, others: [], value: service.id },
    pictures: [],
  };
}
