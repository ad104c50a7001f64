import type { Service } from '@/lib/services/service';
import type { BuiltDetails } from './ServiceDetails';

export function makeService(id: string, fields: Partial<Service> = {}): Service {
  return {
    id,
    name: `Class ${id}`,
    price: '$29 per class',
    comment: `What class ${id} is about`,
    picture: `/images/${id}.jpg`,
    ...fields,
  };
}

/** Returns the props of a service's page. */
export function builtWith(service: Service, ...related: readonly Service[]): BuiltDetails {
  return {
    services: [service, ...related],
    dataHash: 0,
    found: { service, others: [], matchedValue: service.id },
    pictures: [],
    coaches: [],
  };
}
