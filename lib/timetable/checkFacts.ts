import { isBookingAddress } from './bookingAddress';
import {
  type BookingWay,
  type ClassFacts,
  isDate,
  isTime,
  type Session,
  weekdays,
} from './sessions';

/** What a value of a class must be. `explainError` has the words for each. */
export type FactKind =
  | 'address'
  | 'count'
  | 'date'
  | 'list'
  | 'minutes'
  | 'sessions'
  | 'text'
  | 'time'
  | 'ways'
  | 'weekday';

/** One value of a class that is wrong: where it stands in its entry, such as `sessions[2].start`, and what was found. */
export interface FactFault {
  readonly field: string;
  readonly kind: FactKind;
  readonly found: unknown;
}

/** The fields of a service that say something about its classes; all are optional. */
export const factFields = {
  duration: 'minutes',
  level: 'text',
  bring: 'list',
  places: 'count',
  sessions: 'sessions',
  booking: 'ways',
} as const satisfies Record<keyof ClassFacts, FactKind>;

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

const wayFields = {
  label: 'text',
  href: 'address',
} as const satisfies Record<keyof BookingWay, FactKind>;

const required: readonly string[] = ['day', 'start', 'label', 'href'];

type Fields = Readonly<Record<string, FactKind>>;

/** A whole number of at least 1. */
const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/**
 * Checks the optional fields of one entry of the data file (product 14.1).
 * @param isText whether a text can be shown, by the rules of the other fields
 */
export function checkFacts(entry: object, isText: (text: string) => boolean) {
  const faults: FactFault[] = [];

  const matches = (kind: FactKind, value: unknown): boolean => {
    if (kind === 'minutes') return isWhole(value, 24 * 60);
    if (kind === 'count') return isWhole(value, 500);
    if (kind === 'list') return Array.isArray(value) && value.every((one) => matches('text', one));
    if (kind === 'sessions' || kind === 'ways') return Array.isArray(value);
    if (typeof value !== 'string') return false;
    if (kind === 'text') return isText(value);
    if (kind === 'time') return isTime(value);
    if (kind === 'date') return isDate(value);
    if (kind === 'address') return isBookingAddress(value);
    return (weekdays as readonly string[]).includes(value);
  };

  /** The values of one object that are there, each checked. */
  const read = (source: object, fields: Fields, place: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, kind]) => {
        const found: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : undefined;
        if (found === undefined && !required.includes(name)) return [];
        if (!matches(kind, found)) faults.push({ field: place + name, kind, found });
        else if (kind === 'sessions') return [[name, (found as unknown[]).map(readSession)]];
        else if (kind === 'ways') return [[name, (found as unknown[]).map(readWay)]];
        return [[name, found]];
      }),
    );

  /** One object of a list. */
  const readPart = (source: unknown, fields: Fields, kind: FactKind, field: string): object => {
    if (typeof source === 'object' && source && !Array.isArray(source))
      return read(source, fields, `${field}.`);
    faults.push({ field, kind, found: source });
    return {};
  };

  const readSession = (source: unknown, index: number) => {
    const field = `sessions[${index + 1}]`;
    const session = readPart(source, sessionFields, 'sessions', field) as Partial<Session>;
    if (session.from && session.until && session.until < session.from)
      faults.push({ field: `${field}.until`, kind: 'date', found: session.until });
    return session;
  };

  const readWay = (source: unknown, index: number) =>
    readPart(source, wayFields, 'ways', `booking[${index + 1}]`);

  const facts = read(entry, factFields, '') as ClassFacts;
  return { facts, faults };
}
