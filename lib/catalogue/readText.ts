import { parseCatalogue } from './parse';
import type { Service } from './service';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}

/**
 * Checks the text of a live data file as the build does and gives its services. Throws an Error whose message finishes a
 * sentence that starts "/data.json cannot be used: ".
 */
export function readText(text: string): readonly Service[] {
  const result = parseCatalogue(parseJson(text));
  if (result.ok) return result.services;
  const [first] = result.errors;
  const place = first && 'entry' in first ? ` (entry ${first.entry}: ${first.problem})` : '';
  throw new Error(`its content is wrong${place}`);
}
