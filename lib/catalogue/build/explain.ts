import 'server-only';
import { type CatalogueError, mostServices, type ValueProblem } from '@/lib/catalogue/parse';
import { type FactKind, type ServiceField, serviceFields } from '@/lib/catalogue/service';
import { expectedAddress } from '@/lib/timetable/bookingAddress';
import { formatWeekday } from '@/lib/timetable/formatDay';
import type { Issue } from './issue';
import { likelyTypo } from './likelyTypo';

/** Names a value of the data file in a few words, for a person: `the text "abc"`, `a list`, `the number 5`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') {
    if (value.trim() === '') return value === '' ? 'an empty text' : 'a text of spaces only';
    const characters = Array.from(value);
    const shown = characters.length > 60 ? `${characters.slice(0, 60).join('')}...` : value;
    // JSON writes control characters (not those from U+007F on) and half characters as escapes, so that they can be seen.
    const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `the text ${JSON.stringify(shown).replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, escaped)}`;
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the value ${value}`;
  return 'an object in braces';
}

const expected: Readonly<Record<ServiceField, string>> = {
  id: 'a short text or a number that no other entry has, such as "7"',
  name: 'a text in quotes, such as "Strength"',
  price: 'a text in quotes or a number, such as "$29 per class"',
  comment: 'one sentence in quotes',
  picture:
    'a path of this site such as "/images/service-strength.jpg", or an address that starts with https://',
};

const fix: Readonly<Record<Exclude<ValueProblem, 'missing'>, string>> = {
  type: 'Put the value in double quotes.',
  blank: 'Write the text that visitors shall read.',
  character:
    'Remove the line break, control character (also one for the direction of writing), half character or \uFFFD; type the text again if you cannot see it.',
  address: 'Put the picture into public/images and write its path, starting with one slash.',
};

const expectedFact: Readonly<Record<FactKind, string>> = {
  address: expectedAddress,
  count: 'a whole number from 1 to 500, such as 8',
  date: 'a date of the calendar in quotes, such as "2027-01-31", and "until" not before "from"',
  list: 'a list of texts without control characters, such as ["a towel", "water"]',
  minutes: 'a whole number of minutes from 1 to 1440, such as 45',
  sessions: 'a list of sessions, such as [{ "day": "Monday", "start": "06:30" }]',
  text: 'a text in quotes without control characters',
  time: 'a time of 24 hours in quotes, such as "06:30" or "18:00"',
  ways: 'a list of ways, such as [{ "label": "Online", "href": "https://book.example/{id}" }]',
  weekday: `the name of a day in quotes, such as ${JSON.stringify(formatWeekday('Monday'))}`,
};

/** Says which entry is meant: its number, and its name or id where it has one. */
export function nameEntry(entry: number, source: unknown): string {
  for (const field of ['name', 'id'] as const) {
    const value = (source as { name?: unknown; id?: unknown })[field];
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') {
      return `entry ${entry} (${field} ${describeValue(value).replace(/^the (text|number) /, '')})`;
    }
  }
  return `entry ${entry}`;
}

/** How the same id is written in another entry, where the two differ. */
function asWritten(id: string, other: string): string {
  if (id === other) return '';
  return ` as ${describeValue(other).replace('the text ', '')} (capital letters do not count, nor how accents are stored)`;
}

function fixMissing(field: ServiceField, source: unknown): string {
  const typo = likelyTypo(field, Object.keys(source as object));
  return typo === undefined
    ? `Add "${field}" to the entry.`
    : `Did you mean "${field}" where the entry says ${JSON.stringify(typo)}?`;
}

/** One error of the data file in words for the studio's owner. */
export function explainError(file: string, error: CatalogueError): Issue {
  switch (error.problem) {
    case 'list':
      return {
        file,
        found: describeValue(error.found),
        expected: 'a list of services',
        fix: 'Put square brackets around all entries.',
      };
    case 'empty':
      return {
        file,
        found: 'an empty list',
        expected: 'at least one service',
        fix: `Add an entry with ${serviceFields.join(', ')}.`,
      };
    case 'many':
      return {
        file,
        found: `${error.found} services`,
        expected: `at most ${mostServices}`,
        fix: 'Take some out: each is about 0.9 MB of pages, and a browser draws the cards of all of them at once.',
      };
    case 'entry':
      return {
        file,
        entry: `entry ${error.entry}`,
        found: describeValue(error.source),
        expected: 'an object in braces',
        fix: 'Write { "id": ..., "name": ..., "price": ..., "comment": ..., "picture": ... }.',
      };
    case 'duplicate':
      return {
        file,
        entry: nameEntry(error.entry, error.source),
        field: 'id',
        found: `${describeValue(error.found)}, which entry ${error.first.entry} has already${asWritten(error.found, error.first.id)}`,
        expected: expected.id,
        fix: 'Give one of the two another id.',
      };
    case 'fact':
      return {
        file,
        entry: nameEntry(error.entry, error.source),
        field: error.field,
        found: describeValue(error.found),
        expected: expectedFact[error.kind],
        fix: error.found === undefined ? 'Add it.' : 'Write it so, or remove it.',
      };
    default:
      return {
        file,
        entry: nameEntry(error.entry, error.source),
        field: error.field,
        found: describeValue(error.found),
        expected: expected[error.field],
        fix:
          error.problem === 'missing' ? fixMissing(error.field, error.source) : fix[error.problem],
      };
  }
}
