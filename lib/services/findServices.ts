import { bookingSegment } from './paths';
import type { Service } from './service';
import { nameKey } from './text';

/** The services behind one path segment. */
export interface FoundServices {
  /** The one whose screen is shown. */
  readonly service: Service;
  /** The others with the same value, for example at the same price. */
  readonly others: readonly Service[];
  /** The value as `service` writes it. */
  readonly value: string;
}

/** The values that lead to a service, best first: when two collide, the earlier kind wins (product 10.3). */
export const aliasKinds: readonly ((service: Service) => string)[] = [
  ({ id }) => id,
  bookingSegment,
  ({ name }) => name,
  ({ price }) => price,
  ({ comment }) => comment,
];

/**
 * The services that a value (a path segment, decoded) stands for: by id, booking path, name, price or comment, in this
 * order, and in file order within each. Case and the form of accents do not count ({@link nameKey}).
 */
export function findServices(
  services: readonly Service[],
  value: string,
): FoundServices | undefined {
  const key = nameKey(value);
  const matches = aliasKinds.flatMap((valueOf) =>
    services
      .map((service) => ({ service, value: valueOf(service) }))
      .filter((alias) => nameKey(alias.value) === key),
  );
  const [service, ...others] = new Set(matches.map((match) => match.service));
  return service && { service, others, value: matches[0]!.value };
}

/** A path segment, decoded once; a segment with a broken escape stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The services behind a segment that Next hands to a page of the export, encoded or raw. `prerenderSegments` leaves out the
 * values that could be taken for either.
 */
export function findPrerendered(services: readonly Service[], segment: string) {
  return findServices(services, segment) ?? findServices(services, decodeSegment(segment));
}

/**
 * What a page of the build is about, as a newer list has it. A service that is gone stays as it was. Others that had the
 * same value are left out where it no longer leads to this service.
 */
export function findLatest(services: readonly Service[], built: FoundServices): FoundServices {
  const { value } = built;
  const service = services.find(({ id }) => id === built.service.id) ?? built.service;
  const found = findServices(services, value);
  return found?.service === service ? found : { service, others: [], value };
}

/**
 * Up to three other services to suggest: those that follow in the file, and after its end those from its start, without the
 * ones that are on the screen already.
 */
export function relatedServices(
  services: readonly Service[],
  { service, others }: Pick<FoundServices, 'service' | 'others'>,
): readonly Service[] {
  const shown = new Set([service, ...others].map(({ id }) => id));
  const at = services.findIndex(({ id }) => id === service.id);
  const following = [...services.slice(at), ...services.slice(0, at)];
  return following.filter(({ id }) => !shown.has(id)).slice(0, 3);
}
