import type { FoundServices } from './findServices';
import type { Service } from './service';

/**
 * Up to `count` other services to go on to: those that follow in the file, from its start again after its end, without
 * the ones that are on the screen already.
 */
export function relatedServices(
  services: readonly Service[],
  { service, others }: Pick<FoundServices, 'service' | 'others'>,
  count = 3,
): readonly Service[] {
  const shown = new Set([service.id, ...others.map(({ id }) => id)]);
  const at = services.findIndex(({ id }) => id === service.id);
  const related: Service[] = [];
  for (let step = 1; step < services.length && related.length < count; step += 1) {
    const next = services[(at + step) % services.length];
    if (next && !shown.has(next.id)) related.push(next);
  }
  return related;
}
