import { parseCatalogue } from './parse';
import type { Service } from './service';

/**
 * Checks the content of a live data file as the build does and gives its services.
 * @throws Error whose message says in a few words what is wrong with the first wrong entry
 */
export function readServices(data: unknown): readonly Service[] {
  const result = parseCatalogue(data);
  if (result.ok) return result.services;
  const [first] = result.errors;
  const place = first && 'entry' in first ? ` (entry ${first.entry}: ${first.problem})` : '';
  throw new Error(`its content is wrong${place}`);
}
