import * as z from 'zod/mini';
import { weekdays } from '@/lib/time/dates';
import { nameKey } from './nameKey';

/*
 * The schema of `public/data.json`. The browser checks the live file against it and ignores unknown
 * fields; the build is stricter (lib/schemas/data). `zod` compiles functions, which the Content
 * Security Policy forbids, so this uses `zod/mini`.
 */

const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Control characters, line and paragraph separators, lone surrogates. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** What a wrong encoding leaves in a text. */
const replacementCharacter = /\uFFFD/u;

/** These can display a price in another order (Unicode UAX 9, 2). */
const directionOverride = /[\u202A-\u202E\u2066-\u2069]/u;

const forbidden = [controlCharacter, replacementCharacter, directionOverride];

/** Returns whether a text is on one line and can be read. */
export const isReadableLine = (text: string): boolean =>
  visibleCharacter.test(text) && !forbidden.some((pattern) => pattern.test(text));

/** Matches a 24-hour time, HH:MM. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const text = () =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(isReadableLine, { error: 'Expected a text on one line', abort: true }),
    );
const wholeNumber = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

/** A class that takes place every week, in the studio's time zone. */
export const slotSchema = z.object({
  day: z.enum(weekdays),
  start: z.string().check(z.regex(timeOfDay, 'Expected a time such as "06:30"')),
  coach: z.optional(text()),
  /** Whether the class is often full. */
  fillsUp: z.optional(z.boolean()),
});

/** Returns whether a URL is a path of this site. `//host` and `/\host` lead to other sites. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

/** Returns whether the policy allows a picture: one of this site, or an https URL. */
const isPictureUrl = (url: string) =>
  isOwnPath(url) || (/^https:\/\/[^/\\?#]/i.test(url) && URL.canParse(url));

/** What `lib/booking` fills in. */
const bookingPlaceholders = ['{service}', '{id}', '{date}', '{time}'];

const isBookingUrl = (url: string) => {
  const placeholders = url.match(/\{.*?\}/g) ?? [];
  return (
    /^https:\/\/\w\S*$/.test(url) &&
    placeholders.every((placeholder) => bookingPlaceholders.includes(placeholder))
  );
};

export const serviceSchema = z.object({
  id: text(),
  name: text(),
  price: text(),
  comment: text(),
  picture: text().check(
    z.refine(isPictureUrl, 'Expected a path such as "/images/spin.jpg", or an https URL'),
  ),
  /** Alternative text of the picture; defaults to the name. */
  alt: z.optional(text()),
  /** The length of each class, in minutes. */
  duration: z.optional(wholeNumber(24 * 60)),
  level: z.optional(text()),
  /** What to bring. */
  bring: z.optional(z.array(text())),
  /** The maximum number of participants. */
  places: z.optional(wholeNumber(500)),
  slots: z.optional(z.array(slotSchema)),
  /** The page of a booking provider, which replaces the studio's own ways to book. */
  booking: z.optional(
    text().check(
      z.refine(
        isBookingUrl,
        'Expected a URL that starts with https://, with no placeholders but {service}, {id}, {date} and {time}',
      ),
    ),
  ),
});

/**
 * Reports each id that an earlier service already has. Ids that some file systems treat as the same
 * name are duplicates, too.
 */
const uniqueIds = z.check<readonly { readonly id: string }[]>(({ value, issues }) => {
  const message = 'Expected an id that no other service has';
  const seen = new Set<string>();
  for (const [index, { id }] of value.entries()) {
    const key = nameKey(id);
    if (seen.has(key)) issues.push({ code: 'custom', path: [index, 'id'], input: id, message });
    seen.add(key);
  }
});

export const listOfServices = <Service extends z.core.$ZodType<{ readonly id: string }>>(
  service: Service,
) => z.array(service).check(z.minLength(1), uniqueIds);

export type Slot = Readonly<z.infer<typeof slotSchema>>;
export type Service = Readonly<z.infer<typeof serviceSchema>>;

/**
 * Validates a live data file.
 * @throws Error that names the first invalid field
 */
export function parseServices(data: unknown): readonly Service[] {
  const { success, data: services, error } = listOfServices(serviceSchema).safeParse(data);
  if (success) return services;
  const { message, path } = error.issues[0]!;
  throw new Error([z.core.toDotPath(path), message].filter(Boolean).join(': '));
}
