import { type ClassFacts, type FactKind, factFields } from '@/lib/catalogue/service';
import { readText, textIssue } from '@/lib/catalogue/text';
import { isBookingAddress } from './bookingAddress';
import { readWeekday } from './readWeekday';
import type { BookingWay, Session } from './sessions';
import { isDate, isTime } from './written';

/** One value of a class that is wrong: where it stands in its entry, such as `sessions[2].start`, and what was found. */
export interface FactIssue {
  readonly field: string;
  readonly kind: FactKind;
  readonly found: unknown;
}

/** The fields of a session; `required` has those that must be there. */
export const sessionFields = {
  day: 'weekday',
  start: 'time',
  duration: 'minutes',
  coach: 'text',
  places: 'count',
  from: 'date',
  until: 'date',
} as const satisfies Record<keyof Session, FactKind>;

/** The fields of a way to book. */
export const wayFields = {
  label: 'text',
  href: 'address',
} as const satisfies Record<keyof BookingWay, FactKind>;

const required: readonly string[] = ['day', 'start', 'label', 'href'];

type Fields = Readonly<Record<string, FactKind>>;

/** Gives a value as the site uses it; undefined for a value of another kind. */
type Reader = (value: unknown) => unknown;

const wholeNumber =
  (most: number): Reader =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most ? value : undefined;

const textThat =
  (isRight: (text: string) => boolean): Reader =>
  (value) =>
    typeof value === 'string' && isRight(value) ? value : undefined;

const anyList: Reader = (value) => (Array.isArray(value) ? value : undefined);

const listOfTexts: Reader = (value) => {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map(readText);
  return texts.includes(undefined) ? undefined : texts;
};

const readers: Readonly<Record<FactKind, Reader>> = {
  address: textThat((text) => isBookingAddress(text) && !textIssue(text)),
  count: wholeNumber(500),
  date: textThat(isDate),
  list: listOfTexts,
  minutes: wholeNumber(24 * 60),
  sessions: anyList,
  text: readText,
  time: textThat(isTime),
  ways: anyList,
  weekday: (value) => (typeof value === 'string' ? readWeekday(value) : undefined),
};

/** Checks the optional fields of one entry of the data file (product 14.1). Texts are given trimmed. */
export function checkFacts(entry: object) {
  const issues: FactIssue[] = [];

  /** The values of one object that are there, each checked. */
  const read = (source: object, fields: Fields, place: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, kind]) => {
        const found: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : undefined;
        if (found === undefined && !required.includes(name)) return [];
        const value = readers[kind](found);
        if (value === undefined) issues.push({ field: place + name, kind, found });
        else if (kind === 'sessions') return [[name, (value as unknown[]).map(readSession)]];
        else if (kind === 'ways') return [[name, (value as unknown[]).map(readWay)]];
        return [[name, value]];
      }),
    );

  /** One object of a list. */
  const readPart = (source: unknown, fields: Fields, kind: FactKind, field: string): object => {
    if (typeof source === 'object' && source && !Array.isArray(source))
      return read(source, fields, `${field}.`);
    issues.push({ field, kind, found: source });
    return {};
  };

  const readSession = (source: unknown, index: number) => {
    const field = `sessions[${index + 1}]`;
    const session = readPart(source, sessionFields, 'sessions', field) as Partial<Session>;
    if (session.from && session.until && session.until < session.from)
      issues.push({ field: `${field}.until`, kind: 'date', found: session.until });
    return session;
  };

  const readWay = (source: unknown, index: number) =>
    readPart(source, wayFields, 'ways', `booking[${index + 1}]`);

  const facts = read(entry, factFields, '') as ClassFacts;
  return { facts, issues };
}
