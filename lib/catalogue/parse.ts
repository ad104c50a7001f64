import { checkValue } from './checkValue';
import type { CatalogueError, CatalogueResult } from './errors';
import { nameKey } from './nameKey';
import { serviceFields, type Service } from './service';

/** The entry's own value; names such as `constructor` that every object inherits are not values. */
function own(entry: object, field: string): unknown {
  return Object.hasOwn(entry, field) ? (entry as Record<string, unknown>)[field] : undefined;
}

/**
 * Checks the content of `data.json` (already parsed from JSON) and gives its services, or every error in one go. The
 * build and the browser's refresh share it, so that both accept exactly the same files. It never throws, whatever it
 * is given. Fields that it does not know are left alone.
 */
export function parseCatalogue(data: unknown): CatalogueResult<readonly Service[]> {
  if (!Array.isArray(data)) return { ok: false, errors: [{ problem: 'list', found: data }] };
  if (data.length === 0) return { ok: false, errors: [{ problem: 'empty', found: data }] };

  const errors: CatalogueError[] = [];
  const services: Service[] = [];
  const idsByKey = new Map<string, { readonly entry: number; readonly id: string }>();

  Array.from<unknown>(data).forEach((source, index) => {
    const entry = index + 1;
    if (typeof source !== 'object' || source === null || Array.isArray(source)) {
      errors.push({ problem: 'entry', entry, source });
      return;
    }
    const service: { -readonly [Field in keyof Service]?: string } = {};
    for (const field of serviceFields) {
      const found = own(source, field);
      const checked = checkValue(field, found);
      if ('problem' in checked) {
        errors.push({ problem: checked.problem, entry, source, field, found });
      } else {
        service[field] = checked.text;
      }
    }
    if (service.id !== undefined) {
      const { id } = service;
      const first = idsByKey.get(nameKey(id));
      if (!first) idsByKey.set(nameKey(id), { entry, id });
      else errors.push({ problem: 'duplicate', entry, source, field: 'id', found: id, first });
    }
    services.push(service as Service);
  });

  return errors.length > 0 ? { ok: false, errors } : { ok: true, services };
}
