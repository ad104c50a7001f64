import type { BookingWay, Session, Weekday } from '@/lib/timetable/sessions';

/** The fields of a service (product 3.1), in the order in which `public/data.json` writes them. */
export const serviceFields = ['id', 'name', 'price', 'comment', 'picture'] as const;

/** The name of one field of a service. */
export type ServiceField = (typeof serviceFields)[number];

/** The type of each kind of value that an optional field, or a part of it, can have. */
interface ValueOf {
  readonly address: string;
  readonly count: number;
  readonly date: string;
  readonly list: readonly string[];
  readonly minutes: number;
  readonly sessions: readonly Session[];
  readonly text: string;
  readonly time: string;
  readonly ways: readonly BookingWay[];
  readonly weekday: Weekday;
}

/** What a value of a class must be: `checkFacts` checks it, `explainError` has the words for each. */
export type FactKind = keyof ValueOf;

/** The optional fields of a service, which say something about its classes (product 14.1), and their kinds. */
export const factFields = {
  /** How long a class lasts, in minutes. */
  duration: 'minutes',
  level: 'text',
  /** What to bring. */
  bring: 'list',
  /** How many people there is room for. */
  places: 'count',
  sessions: 'sessions',
  /** Ways to book this service's classes instead of the studio's. */
  booking: 'ways',
} as const satisfies Readonly<Record<string, FactKind>>;

/** What a service may say about its classes. Each part is left out where the owner says nothing. */
export type ClassFacts = {
  readonly [Field in keyof typeof factFields]?: ValueOf[(typeof factFields)[Field]];
};

/**
 * One service of the studio, each of its fields a trimmed string; its picture is a path of this site or an https
 * address. What it says about its classes is optional.
 */
export type Service = Readonly<Record<ServiceField, string>> & ClassFacts;
