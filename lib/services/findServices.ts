import { nameKey } from './nameKey';
import { bookingSegment } from './paths';
import type { Service } from './service';

/** The services that match a path segment. */
export interface FoundServices {
  /** The service whose page is shown. */
  readonly service: Service;
  /** Other services with the same value, such as the same price. */
  readonly others: readonly Service[];
  /** The value as `service` spells it. */
  readonly matchedValue: string;
}

/**
 * The values that lead to a service: its id and its aliases. If two services share a value, the
 * kind that is listed first wins.
 */
export const pathValues: readonly ((service: Service) => string)[] = [
  ({ id }) => id,
  bookingSegment,
  ({ name }) => name,
  ({ price }) => price,
  ({ comment }) => comment,
];

/**
 * Finds services by a decoded path segment: id, booking path, name, price or comment. Ignores case
 * ({@link nameKey}).
 */
export function findServices(
  services: readonly Service[],
  value: string,
): FoundServices | undefined {
  const key = nameKey(value);
  const matches = pathValues.flatMap((valueOf) =>
    services
      .map((service) => ({ service, value: valueOf(service) }))
      .filter((match) => nameKey(match.value) === key),
  );
  const [service, ...others] = new Set(matches.map((match) => match.service));
  return service && { service, others, matchedValue: matches[0]!.value };
}

/** Decodes a path segment once. A segment with an invalid escape is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds services by the segment that Next passes to a page, which may be encoded or raw. */
export function findPrerendered(services: readonly Service[], segment: string) {
  return findServices(services, segment) ?? findServices(services, decodeSegment(segment));
}

/**
 * Updates a page's services from a newer list. If the page's own service was removed, it stays as
 * it was built.
 */
export function findLatest(services: readonly Service[], built: FoundServices): FoundServices {
  const { matchedValue } = built;
  const service = services.find(({ id }) => id === built.service.id) ?? built.service;
  const found = findServices(services, matchedValue);
  return found?.service === service ? found : { service, others: [], matchedValue };
}

/**
 * Returns the next three services in the file that aren't shown yet, wrapping around at its end.
 */
export function relatedServices(
  services: readonly Service[],
  { service, others }: Pick<FoundServices, 'service' | 'others'>,
): readonly Service[] {
  const shown = new Set([service, ...others].map(({ id }) => id));
  const index = services.findIndex(({ id }) => id === service.id);
  const following = [...services.slice(index), ...services.slice(0, index)];
  return following.filter(({ id }) => !shown.has(id)).slice(0, 3);
}
