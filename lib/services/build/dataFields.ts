import 'server-only';
import { type core, toJSONSchema } from 'zod/mini';
import { type BookingWay, dataSchema, type Service, type Session } from '@/lib/services/service';

/** The name of a field that the data file may have. */
type Field = keyof Service | keyof Session | keyof BookingWay;

/** What each field of the data file must be: for errors, after "expected", and for editors. */
export const fields: Readonly<Record<Field, string>> = {
  id: 'a short text in quotes that no other entry has, such as "7" for the address /services/7',
  name: 'a text in quotes for card and heading, such as "Strength"',
  price: 'a text in quotes, with currency and unit, such as "$29 per class"',
  comment: 'one sentence in quotes on what to expect',
  picture:
    'a picture in public/images, at least 1200 pixels wide, by its path, such as "/images/service-strength.jpg", or an address that starts with https://',
  alt: 'a text in quotes: what the picture shows, for those who cannot see it',
  duration: 'the minutes of a class, a whole number from 1 to 1440, such as 45',
  level: 'a text in quotes for whom it is, such as "All levels"',
  bring: 'a list of texts, what to bring, such as ["a towel", "water"]',
  places: 'how many people there is room for, a whole number from 1 to 500, such as 8',
  sessions:
    'a list of the classes of a week, such as [{ "day": "Monday", "start": "06:30" }]; without it there is no timetable',
  booking:
    'a list of ways to book instead of those of the studio, such as [{ "label": "Online", "href": "https://book.example/{id}" }]',
  day: 'the name of a day in quotes, such as "Monday"',
  start: 'a time of 24 hours in quotes, such as "06:30" or "18:00"',
  coach: 'a text in quotes: who teaches it',
  from: 'the first date of the class in quotes, such as "2027-01-31"',
  until: 'the last date of the class in quotes, such as "2027-01-31", not before "from"',
  label: 'a text in quotes: what the link says',
  href: 'an address without spaces that starts with mailto:, tel:, sms: or https://, in which may stand {service}, {id}, {day}, {date}, {time}, {price}, {email}, {subject} and {message}',
};

/** What the address of a way to book must be, and which of the names that were written in it mean nothing. */
export function expectedAddress(address: unknown): string {
  const names = String(address).match(/\{.*?\}/g) ?? [];
  const unknown = names.filter((name) => !fields.href.includes(name));
  return unknown.length > 0
    ? `${fields.href}, but not ${[...new Set(unknown)].join(', ')}`
    : fields.href;
}

/** The messages of {@link dataSchema}: what is expected where an issue is. */
export function expectedAt({
  path = [],
  input,
}: Pick<core.$ZodRawIssue, 'path' | 'input'>): string {
  const field = path.findLast((part) => typeof part === 'string');
  if (field === 'href') return expectedAddress(input);
  if (field) return fields[field as Field];
  return path.length > 0
    ? 'an entry in braces with id, name, price, comment and picture'
    : 'a list in square brackets of 1 to 500 services, each of which adds about 0.9 MB of pages';
}

/** The schema of `public/data.json` for editors (JSON Schema, draft 7). */
export const editorSchema = {
  title: 'The services of the studio (public/data.json), in the order in which the site shows them',
  description:
    'The build checks some rules more: ids that stand twice, pictures and addresses, "until" before "from".',
  ...toJSONSchema(dataSchema, {
    target: 'draft-07',
    io: 'input',
    override: ({ jsonSchema, path }) => {
      const field = path.at(-2) === 'properties' ? String(path.at(-1)) : '';
      if (field in fields) jsonSchema.description = fields[field as Field];
    },
  }),
};
