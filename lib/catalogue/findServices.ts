import { bookingText } from './paths';
import type { Service } from './service';

/** The services behind one path segment. */
export interface FoundServices {
  /** The one whose screen is shown. */
  readonly service: Service;
  /** The others that the same value stands for: two classes at the same price, say. */
  readonly others: readonly Service[];
  /** The value that was found: the segment, or what it says when decoded. */
  readonly value: string;
}

/** The values that lead to a service, best first: when two collide, the earlier kind wins (design 3.3). */
const aliasKinds: readonly ((service: Service) => string)[] = [
  ({ id }) => id,
  bookingText,
  ({ name }) => name,
  ({ price }) => price,
  ({ comment }) => comment,
];

type AliasIndex = ReadonlyMap<string, ReadonlySet<Service>>;

const indexes = new WeakMap<readonly Service[], AliasIndex>();

/** Every value of a list with the services it stands for, best first; made once a list, so that lookups stay cheap. */
export function aliasIndex(services: readonly Service[]): AliasIndex {
  const known = indexes.get(services);
  if (known) return known;
  const index = new Map<string, Set<Service>>();
  for (const valueOf of aliasKinds) {
    for (const service of services) {
      const value = valueOf(service);
      const holders = index.get(value);
      if (holders) holders.add(service);
      else index.set(value, new Set([service]));
    }
  }
  indexes.set(services, index);
  return index;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The services that a path segment stands for: by id, booking path, name, price or comment, in this order, and in file
 * order within each. Exact first, then decoded, because Next gives the page the encoded segment and its metadata the
 * raw one.
 */
export function findServices(
  services: readonly Service[],
  segment: string,
): FoundServices | undefined {
  const index = aliasIndex(services);
  for (const value of [segment, decoded(segment)]) {
    if (value === undefined) continue;
    const [service, ...others] = index.get(value) ?? [];
    if (service) return { service, others, value };
  }
  return undefined;
}
