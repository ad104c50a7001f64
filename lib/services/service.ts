import * as z from 'zod/mini';
import { bookingAddress, expectedBookingAddress, readable, timeOfDay } from './fieldFormats';
import { nameKey } from './text';
import { weekdays } from './sessions';

/*
 * What `public/data.json` may say (product 3.1, 14.1). The browser reads the live file by this schema, which leaves out the fields
 * that it does not know; the build is stricter (lib/schemas/data). `zod/mini` compiles no functions, which the Content Security
 * Policy forbids.
 */

const text = () => z.string().check(z.trim(), z.regex(readable, 'Expected a text in one line'));
const wholeNumber = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const minutes = () => wholeNumber(24 * 60);

/** One way to book a class. */
export const waySchema = z.object({
  label: text(),
  /**
   * The address to open, `mailto:`, `tel:`, `sms:` or `https:`. In it stand, encoded, `{message}` and `{subject}`
   * (`bookingMessage` of the words) and the facts of the class: `{service}`, `{id}`, `{day}`, `{date}` (YYYY-MM-DD, of the next
   * class; empty before scripts run), `{time}` (HH:MM), `{price}`, and `{email}` of who is signed in, else empty.
   */
  href: text().check(z.regex(bookingAddress, expectedBookingAddress)),
});

/** A class that takes place every week, in the studio's time zone. */
export const sessionSchema = z
  .object({
    day: z.enum(weekdays),
    start: z.string().check(z.regex(timeOfDay, 'Expected a time such as "06:30"')),
    /** Minutes, where it is not the service's. */
    duration: z.optional(minutes()),
    coach: z.optional(text()),
    /** How many people there is room for, where it is not the service's. */
    places: z.optional(wholeNumber(500)),
    /** The first and the last day on which it takes place. */
    from: z.optional(z.iso.date()),
    until: z.optional(z.iso.date()),
  })
  .check(
    z.refine(({ from = '', until = '9' }) => from <= until, {
      path: ['until'],
      error: 'Expected a day that is not before "from"',
    }),
  );

/** The most classes of one service in a week: 16 a day. The page of a service with 3,000 took a minute. */
export const mostSessions = 112;

/** Whether a picture may be fetched from here: a path of this site or a whole https address, as the policy demands. */
function isPictureAddress(address: string): boolean {
  // `//host` and `/\host` would lead to another site.
  if (/^\/(?![/\\])/.test(address)) return true;
  try {
    return /^https:\/\/[^/\\?#]/i.test(address) && new URL(address).host !== '';
  } catch {
    return false;
  }
}

/** One entry of the file. */
export const serviceSchema = z.object({
  id: z.union([text(), z.number()]),
  name: text(),
  price: z.union([text(), z.number()]),
  comment: text(),
  picture: text().check(
    z.refine(isPictureAddress, 'Expected a path such as "/images/spin.jpg", or an https address'),
  ),
  /** What the picture shows, for those who cannot see it; without it, it is called by the service's name. */
  alt: z.optional(text()),
  /** How long a class lasts, in minutes. */
  duration: z.optional(minutes()),
  level: z.optional(text()),
  /** What to bring. */
  bring: z.optional(z.array(text())),
  /** How many people there is room for. */
  places: z.optional(wholeNumber(500)),
  sessions: z.optional(z.array(sessionSchema).check(z.maxLength(mostSessions))),
  /** Ways to book this service's classes instead of the studio's. */
  booking: z.optional(z.array(waySchema)),
});

type Entry = z.infer<typeof serviceSchema>;

/** Names each entry whose id an earlier one has: two ids that some disks take for one name are one ({@link nameKey}). */
const uniqueIds = z.check<readonly { readonly id: string | number }[]>(({ value, issues }) => {
  const ids = value.map(({ id }) => nameKey(String(id)));
  for (const [at, { id }] of value.entries())
    if (ids.indexOf(nameKey(String(id))) < at) {
      const message = 'Expected an id that no other service has';
      issues.push({ code: 'custom', path: [at, 'id'], input: id, message });
    }
});

/** A list of services. The cards of 1,000 that came live blocked a desktop for 2.1 s. */
export const listOfServices = <Service extends z.core.$ZodType<{ readonly id: string | number }>>(
  service: Service,
) => z.array(service).check(z.minLength(1), z.maxLength(500, { abort: true }), uniqueIds);

/** The whole file. */
export const dataSchema = listOfServices(serviceSchema);

/** One way to book a class. */
export type BookingWay = Readonly<z.infer<typeof waySchema>>;

/** A class that takes place every week, in the studio's time zone (product 14.1). */
export type Session = Readonly<z.infer<typeof sessionSchema>>;

/**
 * One service of the studio, each of its texts trimmed; its picture is a path of this site or an https address. What it says about
 * its classes is optional.
 */
export type Service = Readonly<
  Omit<Entry, 'id' | 'price' | 'bring' | 'sessions' | 'booking'> & {
    id: string;
    price: string;
    bring?: readonly string[];
    sessions?: readonly Session[];
    booking?: readonly BookingWay[];
  }
>;

/** The services of a file that is right, as the site uses them: ids and prices are texts. */
export const servicesOf = (entries: readonly Entry[]): readonly Service[] =>
  entries.map((entry) => ({ ...entry, id: String(entry.id), price: String(entry.price) }));

/**
 * The services of a live data file.
 * @throws Error whose message says in a few words where the content is wrong
 */
export function readLiveServices(data: unknown): readonly Service[] {
  const { success, data: entries, error } = dataSchema.safeParse(data);
  if (success) return servicesOf(entries);
  const { code, path = [] } = error.issues[0] ?? {};
  const [entry, ...field] = path;
  const place = entry === undefined ? code : `entry ${Number(entry) + 1}: ${field.join('.')}`;
  throw new Error(`its content is wrong (${place})`);
}
