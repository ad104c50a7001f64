import { checkFacts, type FactIssue } from '@/lib/timetable/checkFacts';
import { type Service, type ServiceField, serviceFields } from './service';
import { nameKey, textIssue } from './text';

/** What can be wrong with one value of the data file. */
export type ValueProblem = 'missing' | 'type' | 'blank' | 'character' | 'address';

/**
 * One error of the data file, as plain facts. `explainError` turns it into a message at build; the browser, which
 * needs only to know that the file is wrong, does not carry the messages.
 */
export type CatalogueError = Readonly<
  | { problem: 'list' | 'empty'; found: unknown }
  | { problem: 'many'; found: number }
  // `entry` counts from 1; `source` is the entry as found: its name and id tell the owner which one is meant.
  | { problem: 'entry'; entry: number; source: unknown }
  | { problem: ValueProblem; entry: number; source: unknown; field: ServiceField; found: unknown }
  | ({ problem: 'fact'; entry: number; source: unknown } & FactIssue)
  | ({ problem: 'duplicate'; entry: number; source: unknown; field: 'id'; found: string } & Taken)
>;

/** The entry that has the same id already, and the id as it is written there. */
interface Taken {
  readonly first: { readonly entry: number; readonly id: string };
}

/** A whole data file that is right, or everything that is wrong with it. */
export type CatalogueResult =
  | { readonly ok: true; readonly services: readonly Service[] }
  | { readonly ok: false; readonly errors: readonly CatalogueError[] };

/** Whether a picture may be fetched from here: a path of this site or a whole https address, as the policy demands. */
function isPictureAddress(text: string): boolean {
  // `//host` and `/\host` would lead to another site.
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return /^https:\/\/[^/\\?#]/i.test(text) && new URL(text).host !== '';
  } catch {
    return false;
  }
}

type Checked = { readonly text: string } | { readonly problem: ValueProblem };

/** Checks one value of one field and gives it as trimmed text; only an id and a price may also be a finite number. */
function checkValue(field: ServiceField, value: unknown): Checked {
  const numeric = field === 'id' || field === 'price';
  if (numeric && Number.isFinite(value)) return { text: String(value) };
  if (typeof value !== 'string') return { problem: value === undefined ? 'missing' : 'type' };
  const text = value.trim();
  const problem = textIssue(text);
  if (problem) return { problem };
  if (field === 'picture' && !isPictureAddress(text)) return { problem: 'address' };
  return { text };
}

/** How many services the site is made for: the cards of 1,000 that came live blocked a desktop for 2.1 s. */
export const mostServices = 500;

/**
 * Checks the content of `data.json` (already parsed from JSON) and gives its services, or every error in one go. The
 * build and the browser's refresh share it, so that both accept exactly the same files. It never throws, whatever it
 * is given. Fields that it does not know are left alone.
 */
export function parseCatalogue(data: unknown): CatalogueResult {
  if (!Array.isArray(data)) return { ok: false, errors: [{ problem: 'list', found: data }] };
  if (data.length === 0) return { ok: false, errors: [{ problem: 'empty', found: data }] };

  if (data.length > mostServices)
    return { ok: false, errors: [{ problem: 'many', found: data.length }] };

  const errors: CatalogueError[] = [];
  const services: Service[] = [];
  const idsByKey = new Map<string, Taken['first']>();

  Array.from<unknown>(data).forEach((source, index) => {
    const entry = index + 1;
    if (typeof source !== 'object' || source === null || Array.isArray(source)) {
      errors.push({ problem: 'entry', entry, source });
      return;
    }
    const service: { -readonly [Field in ServiceField]?: string } = {};
    for (const field of serviceFields) {
      // Not what every object inherits, nor what `__proto__` in the file may add.
      const found = Object.hasOwn(source, field)
        ? (source as Readonly<Record<string, unknown>>)[field]
        : undefined;
      const checked = checkValue(field, found);
      if ('text' in checked) service[field] = checked.text;
      else errors.push({ ...checked, entry, source, field, found });
    }
    if (service.id !== undefined) {
      const { id } = service;
      const first = idsByKey.get(nameKey(id));
      if (!first) idsByKey.set(nameKey(id), { entry, id });
      else errors.push({ problem: 'duplicate', entry, source, field: 'id', found: id, first });
    }
    const { facts, issues } = checkFacts(source);
    for (const issue of issues) errors.push({ problem: 'fact', entry, source, ...issue });
    services.push({ ...facts, ...service } as Service);
  });

  return errors.length > 0 ? { ok: false, errors } : { ok: true, services };
}

/**
 * Checks the content of a live data file as the build does and gives its services.
 * @throws Error whose message says in a few words what is wrong with the first wrong entry
 */
export function parseLiveServices(data: unknown): readonly Service[] {
  const result = parseCatalogue(data);
  if (result.ok) return result.services;
  const [first] = result.errors;
  if (first?.problem === 'many')
    throw new Error(`it has ${first.found} services, more than ${mostServices}`);
  const place = first && 'entry' in first ? ` (entry ${first.entry}: ${first.problem})` : '';
  throw new Error(`its content is wrong${place}`);
}
