import 'server-only';
import type { core } from 'zod/mini';
import { readable } from '@/lib/services/fieldFormats';

/** A place in a file of the owner. */
export interface Place {
  /** The file, by its path in the project. */
  readonly file: string;
  readonly line?: number;
  /** The part of the file: `entry 2 ("Yoga")`, `1st of hours`. */
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

/** An issue as one line for the owner: file, line, entry, field, what was found, what is expected and how to fix it. */
export function issueLine({ file, line, entry, field, found, expected, fix }: Issue): string {
  const parts = [file, line && `line ${line}`, entry, field && `field "${field}"`];
  const place = parts.filter(Boolean).join(', ');
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

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A number as people count: `1st`, `2nd`, `13th`. */
export const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

/**
 * A part of a list by its place, from 1, and its name where it has one: `2nd of slides`, `3rd of closures ("Christmas")`. In a file
 * that is a list, which has no name: `entry 2 ("Yoga")`.
 */
export function nameEntry(list: string, number: number, source: unknown): string {
  const facts = Object(source) as Readonly<Record<string, unknown>>;
  const { day, start, givenName, familyName, name, path, question, reason, label, id } = facts;
  const time = typeof day === 'string' && typeof start === 'string' ? `${day} ${start}` : undefined;
  const person = [givenName, familyName].filter(Boolean).join(' ') || undefined;
  const called = time ?? person ?? name ?? path ?? question ?? reason ?? label ?? id;
  const place = list ? `${ordinal(number)} of ${list}` : `entry ${number}`;
  return `${place}${called === undefined ? '' : ` (${describe(called)})`}`;
}

/** A step on the way to a part of a value: the name of a field, or a place in a list, from 0, with what stands there. */
export type Step = string | { readonly index: number; readonly source: unknown };

/** Where a way leads: each list on it has an entry, what follows the last one is the field. */
export function placeOfSteps(steps: readonly Step[]): Pick<Place, 'entry' | 'field'> {
  const entries: string[] = [];
  let names: string[] = [];
  for (const step of steps) {
    if (typeof step === 'string') names.push(step);
    else {
      entries.push(nameEntry(names.join('.'), step.index + 1, step.source));
      names = [];
    }
  }
  return { entry: entries.join(', ') || undefined, field: names.join('.') || undefined };
}

type Path = readonly PropertyKey[];

/** The steps of a path through data; the last of them may be missing there. */
function stepsOf(data: unknown, path: Path): readonly Step[] {
  let value = data;
  return path.map((part) => {
    value = (Object(value) as Readonly<Record<PropertyKey, unknown>>)[part];
    return typeof part === 'number' ? { index: part, source: value } : String(part);
  });
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (Object(value) as Readonly<Record<PropertyKey, unknown>>)[part],
    data,
  );

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
    const place = placeOfSteps(stepsOf(data, path));
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
