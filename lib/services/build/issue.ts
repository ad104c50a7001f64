import 'server-only';
import type { core } from 'zod/mini';
import { readable } from '@/lib/services/fieldFormats';

/** A place in a file of the owner. */
export interface Place {
  /** The file, by its path in the project. */
  readonly file: string;
  /** The part of the file: `entry 2 ("Yoga")`, `line 12`. */
  readonly entry?: string;
  readonly field?: string;
}

/** Something that is wrong, or probably wrong, in a file of the owner, and how to fix it. */
export interface Issue extends Place {
  /** The end of "found ...". */
  readonly found: string;
  /** The end of "expected ...", without a full stop. */
  readonly expected: string;
  /** What to do about it, in whole sentences. */
  readonly fix?: string;
  /**
   * What it stops: the build, as it does without this; the deploy alone, where pages work but are not as they should be; or
   * nothing, where it may be right as it is.
   */
  readonly stops?: 'build' | 'deploy' | 'nothing';
}

/** An issue as one line for the owner: file, entry, field, what was found, what is expected and how to fix it. */
export function issueLine({ file, entry, field, found, expected, fix }: Issue): string {
  const place = [file, entry, field && `field "${field}"`].filter(Boolean).join(', ');
  return [`${place}: found ${found}; expected ${expected}.`, fix].filter(Boolean).join(' ');
}

/** A sign of a text as it is, or as an escape where nobody could see it. */
const visibly = (sign: string) =>
  readable.test(`.${sign}`) ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value in a few words, for a person: `"abc"`, `5`, `a list of 2`. A long text is cut. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value) return 'an object in braces';
  if (typeof value !== 'string') return String(value);
  const signs = Array.from(value, visibly);
  return `"${signs.slice(0, 60).join('')}${signs.length > 60 ? '...' : ''}"`;
}

/** A part of a list by its number, from 1, and its name where it has one: `entry 2 ("Yoga")`. */
export function nameEntry(list: string, number: number, source: unknown): string {
  const { name, reason, label, id } = Object(source) as Readonly<Record<string, unknown>>;
  const called = name ?? reason ?? label ?? id;
  return `${list} ${number}${called === undefined ? '' : ` (${describe(called)})`}`;
}

type Path = readonly PropertyKey[];

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (Object(value) as Readonly<Record<PropertyKey, unknown>>)[part],
    data,
  );

/** A path as owners read it, with places in lists from 1: `sessions[2].start`. */
const fieldOf = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Where a path leads: the first list on the way has the entry, what follows is its field. */
function placeOfPath(data: unknown, path: Path): Omit<Place, 'file'> {
  const at = path.findIndex((part) => typeof part === 'number');
  if (at < 0) return { field: fieldOf(path) };
  const list = fieldOf(path.slice(0, at)) || 'entry';
  const entry = nameEntry(list, Number(path[at]) + 1, valueAt(data, path.slice(0, at + 1)));
  return { entry, field: fieldOf(path.slice(at + 1)) };
}

/**
 * What a schema has found in the data of a file, one issue for each value. The schema's messages are the ends of "expected ...".
 */
export function explain(file: string, data: unknown, error?: core.$ZodError): readonly Issue[] {
  const issues = new Map<string, Issue>();
  for (const issue of error?.issues ?? []) {
    // Of a value that may have several forms, what is wrong inside the form that it comes near to.
    const forms = issue.code === 'invalid_union' ? issue.errors.flat() : [];
    const inner = forms.find(({ path }) => path.length > 0);
    const path = [...issue.path, ...(inner?.path ?? [])];
    const found = describe(valueAt(data, path));
    const isHidden = found.includes('\\u');
    const place = placeOfPath(data, path);
    const key = JSON.stringify(place);
    if (issues.has(key)) continue;
    issues.set(key, {
      file,
      ...place,
      found,
      expected: (inner ?? issue).message,
      ...(isHidden && {
        fix: 'Type it again without the line breaks and signs that cannot be seen.',
      }),
    });
  }
  return [...issues.values()];
}
