import { sessionFields, wayFields } from '@/lib/timetable/checkFacts';
import { weekdayNames } from '@/lib/timetable/readWeekday';
import { mostServices } from './parse';
import { type FactKind, factFields, serviceFields } from './service';

const text = { $ref: '#/definitions/text' };
const listOf = (items: object) => ({ type: 'array', items });

/** What a value of each kind must be, as far as a schema can say it. */
const kinds: Readonly<Record<FactKind, object>> = {
  address: {
    description:
      'The address to open: mailto:, tel:, sms: or https:. In it may stand {service}, {id}, {day}, {date}, {time}, {price}, {email}, {subject} and {message}.',
    type: 'string',
    allOf: [text],
    pattern: String.raw`^(mailto:|tel:\+?\d|sms:\+?\d|https://\w)((?!\{.*?\}).|\{(service|id|day|date|time|price|email|subject|message)\})*$`,
  },
  count: { type: 'integer', minimum: 1, maximum: 500 },
  date: {
    description: 'A day, as year-month-day.',
    type: 'string',
    pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`,
  },
  list: listOf(text),
  minutes: { type: 'integer', minimum: 1, maximum: 1440 },
  sessions: listOf({ $ref: '#/definitions/session' }),
  text,
  time: {
    description: 'On a clock of 24 hours: 06:30, 18:00.',
    type: 'string',
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`,
  },
  ways: listOf({ $ref: '#/definitions/way' }),
  // The build also reads them in other capitals.
  weekday: { enum: [...weekdayNames().keys()] },
};

/** What an editor says of a field, where its name does not. */
const about: Readonly<Record<string, string>> = {
  id: 'Short, and no other entry’s. It is the service’s address: /services/7.',
  name: 'As the card and the heading say it.',
  price: 'As it is read, with currency and unit: $29 per class.',
  comment: 'One sentence on what to expect.',
  picture:
    'A file in public/images, at least 1200 pixels wide, by its path from public; or an address that starts with https://.',
  duration: 'How long a class lasts, in minutes.',
  level: 'For whom it is, such as All levels.',
  bring: 'What to bring, an item each.',
  places: 'How many people there is room for.',
  sessions: 'The classes of the week. Without them the service has no timetable.',
  booking:
    'Ways to book this service instead of the studio’s (lib/content/studio.ts), with or without sessions.',
  start: 'When it begins, on a clock of 24 hours: 06:30, 18:00.',
  coach: 'Who teaches it.',
  from: 'The first day on which it takes place, year-month-day.',
  until: 'The last day on which it takes place, year-month-day.',
  label: 'What the link says.',
};

const objectOf = (fields: Readonly<Record<string, object>>, required: readonly string[]) => ({
  type: 'object',
  required,
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [
      name,
      name in about ? { ...rule, description: about[name] } : rule,
    ]),
  ),
});

const ofKinds = (fields: Readonly<Record<string, FactKind>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kinds[kind]]));

const textOrNumber = { anyOf: [text, { type: 'number' }] };
const picture = {
  type: 'string',
  pattern: String.raw`^\s*(/(?![/\\])|[hH][tT][tT][pP][sS]://[^/\\?#])`,
  allOf: [text],
};

/**
 * The schema of `public/data.json` for editors (JSON Schema, draft 7), out of the fields that the parser knows. The build
 * checks some rules more: two entries with one id, pictures that are not there, dates that no calendar has.
 */
export const dataSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The services of the studio (public/data.json), in the order in which the site shows them',
  ...listOf({ $ref: '#/definitions/service' }),
  minItems: 1,
  maxItems: mostServices,
  definitions: {
    text: {
      description:
        'A text that can be read: no control characters, none for the direction of writing, not only spaces.',
      type: 'string',
      allOf: [
        {
          pattern: String.raw`^\s*[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*\s*$`,
        },
        { pattern: String.raw`[^\p{White_Space}\p{Default_Ignorable_Code_Point}]` },
      ],
    },
    service: objectOf(
      {
        ...{ id: textOrNumber, name: text, price: textOrNumber, comment: text, picture },
        ...ofKinds(factFields),
      },
      serviceFields,
    ),
    session: objectOf(ofKinds(sessionFields), ['day', 'start']),
    way: objectOf(ofKinds(wayFields), ['label', 'href']),
  },
};
