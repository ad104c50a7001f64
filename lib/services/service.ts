import * as z from 'zod/mini';
import { weekdays } from '@/lib/time/dates';
import { nameKey } from './nameKey';

/*
 * The schema of `public/data.json`. The browser checks the live file against it and ignores unknown
 * fields; the build is stricter (lib/schemas/data). `zod` compiles functions, which the Content
 * Security Policy forbids, so this uses `zod/mini`.
 */

/**
 * Matches text with at least one visible character. The text must not contain control characters,
 * line separators, lone surrogates, U+FFFD (left by a wrong encoding) or direction overrides, which
 * can display a price in another order (Unicode UAX 9, 2).
 */
export const readable =
  /^(?=.*[^\p{White_Space}\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*$/u;

/** Matches a 24-hour time, HH:MM. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const text = () =>
  z
    .string()
    .check(z.trim(), z.regex(readable, { error: 'Expected a text on one line', abort: true }));
const wholeNumber = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

/** A class that takes place every week, in the studio's time zone. */
export const slotSchema = z.object({
  day: z.enum(weekdays),
  start: z.string().check(z.regex(timeOfDay, 'Expected a time such as "06:30"')),
  coach: z.optional(text()),
  /** Whether the class is often full. */
  fillsUp: z.optional(z.boolean()),
});

/**
 * Returns whether the policy allows an image URL: a path of this site or an https URL. `//host` and
 * `/\host` lead to other sites.
 */
const isPictureUrl = (url: string) =>
  /^\/(?![/\\])/.test(url) || (/^https:\/\/[^/\\?#]/i.test(url) && URL.canParse(url));

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
  /**
   * The page of a booking provider, which replaces the studio's own ways to book. `lib/booking`
   * fills in the placeholders.
   */
  booking: z.optional(
    text().check(
      z.regex(
        /^https:\/\/\w((?!\{.*?\})\S|\{(service|id|date|time)\})*$/,
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
  const keys = value.map(({ id }) => nameKey(id));
  for (const [index, { id }] of value.entries())
    if (keys.indexOf(keys[index]!) < index) {
      const message = 'Expected an id that no other service has';
      issues.push({ code: 'custom', path: [index, 'id'], input: id, message });
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
