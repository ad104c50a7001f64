/** @jest-environment node */
import * as z from 'zod';
import { answers, blogs } from '@/lib/content/answers/answers';
import { coaches } from '@/lib/content/coaches';
import { home, serviceTexts } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import * as studio from '@/lib/content/studio';
import { issueLine, issuesOf } from '@/lib/catalogue/issue';
import { answersSchema } from './answers';
import { dataSchema } from './data';
import { picturesSchema } from './pictures';
import { coachesSchema, studioSchema } from './studio';
import { homeSchema, pagesSchema } from './texts';

/** Validates the content of a file and returns a line for each mistake. */
const linesOf = (file: string, schema: z.core.$ZodType, content: unknown) =>
  issuesOf(file, schema, content).map(issueLine);

const [weekdays, saturday] = studio.hours;
const [thanksgiving] = studio.closures;

test.each([
  {},
  {
    hours: [
      { ...saturday, closes: '12:00' },
      { ...saturday, opens: '14:00' },
    ],
  },
  { closures: [{ ...thanksgiving, opens: '08:00', closes: '14:00' }], hours: [] },
  { bookBy: ['phone'] },
])('the facts %j are valid', (change) => {
  expect(linesOf('studio.ts', studioSchema, { ...studio, ...change })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name: Expected a text on one line, found " ".'],
  [{ currency: '€' }, 'currency: Expected a currency code such as "USD", found "€".'],
  [
    { phone: '(555) 555-0142' },
    'phone: Expected a number with its country code, such as "+1 (555) 555-0142", found "(555) 555-0142".',
  ],
  [{ email: 'hello.studio.com' }, 'email: Invalid email address, found "hello.studio.com".'],
  [
    { timeZone: 'America/Los Angeles' },
    'timeZone: Expected a time zone such as "America/Los_Angeles", found "America/Los Angeles".',
  ],
  [
    { address: { ...studio.address, latitude: 118 } },
    'address.latitude: Too big: expected number to be <=90, found 118.',
  ],
  [{ address: { ...studio.address, town: 'Ironbridge' } }, 'address: Unrecognized key: "town".'],
  [
    { hours: [{ ...saturday, days: ['Saterday'] }] },
    'hours[0].days[0]: Invalid option: expected one of "Monday"|"Tuesday"|"Wednesday"|"Thursday"|"Friday"|"Saturday"|"Sunday", found "Saterday".',
  ],
  [
    { hours: [weekdays, { ...saturday, days: ['Friday'] }] },
    'hours[1].opens: Expected hours that do not overlap other hours on the same day, found "08:00".',
  ],
  [
    { closures: [{ ...thanksgiving, from: '2026-02-30' }] },
    'closures[0].from: Expected a date such as "2026-12-24", found "2026-02-30".',
  ],
  [
    { closures: [{ ...thanksgiving, until: '2026-11-20' }] },
    'closures[0].until: Expected a day that is not before "from".',
  ],
  [
    { closures: [{ ...thanksgiving, opens: '08:00' }] },
    'closures[0].closes: Expected both "opens" and "closes", or neither.',
  ],
  [
    { closures: [{ ...thanksgiving, until: '2026-11-30' }, thanksgiving] },
    'closures[1].from: Expected days that are in no other closure, found "2026-11-26".',
  ],
  [{ bookBy: ['mail'] }, 'bookBy[0]: Expected "email", "text" or "phone", found "mail".'],
])('the mistake in the facts %j is reported on one line', (change, line) => {
  expect(linesOf('studio.ts', studioSchema, { ...studio, ...change })).toEqual([
    expect.stringContaining(`studio.ts, ${line}`),
  ]);
});

const [about] = pages;
const [answer] = answers as [(typeof answers)[number]];
const [head, ...team] = coaches;

test.each([
  [
    picturesSchema,
    { pictures: { ...pictures, slides: [{ alt: 'A bell', caption: 'Begin' }] } },
    'pictures.slides[0].src: Invalid input: expected string, received undefined.',
  ],
  [
    picturesSchema,
    { pictures: { ...pictures, room: { src: 'room.jpg', alt: 'The room' } } },
    'pictures.room.src: Expected a JPEG, PNG or WebP file in public/images, such as "/images/room.jpg", found "room.jpg".',
  ],
  [
    homeSchema,
    {
      serviceTexts,
      home: { ...home, coach: { ...home.coach, heading: undefined, headline: 'Coached' } },
    },
    'home.coach.heading: Invalid input: expected string, received undefined.',
    'home.coach: Unrecognized key: "headline".',
  ],
  [
    homeSchema,
    { serviceTexts, home: { ...home, coach: { ...home.coach, heading: '' } } },
    'home.coach.heading: Expected a text',
  ],
  [
    pagesSchema,
    { pages: [{ ...about, label: undefined }] },
    'pages[0].label: Expected a label for the links in menus.',
  ],
  [pagesSchema, { pages: [about, about] }, 'pages[1].path: Expected a path that no other page has'],
  [
    pagesSchema,
    { pages: [{ ...about, preview: { title: 't'.repeat(49), line: 'l', picture: 'slide one' } }] },
    'pages[0].preview.title: Too big: expected string to have <=48 characters',
    'pages[0].preview.picture: Expected a name in lib/content/pictures.ts, "coach" or a slide such as "slide 1", found "slide one".',
  ],
  [
    coachesSchema,
    { coaches: [head, ...team, head] },
    'coaches[3]: Unrecognized keys: "phones", "cv".',
  ],
  [
    answersSchema,
    { blogs, answers: [answer, { ...answer, sections: [], changed: '21 November' }] },
    'answers[1].changed: Expected a date such as "2026-12-24", found "21 November".',
    'answers[1].id: Expected an id that no other answer or section has',
  ],
])('each mistake in the texts is reported on one line: %#', (schema, content, ...lines) => {
  expect(linesOf('texts.ts', schema, content)).toEqual(
    lines.map((line) => expect.stringContaining(`texts.ts, ${line}`) as string),
  );
});

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const session = { day: 'Monday', start: '06:30' };

test.each(['€14.50', 'Free', 'from $20'])('%s is a valid price', (price) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, price }])).toEqual([]);
});

test.each([
  [{ price: 29 }, '[0].price: Invalid input: expected string, received number, found 29.'],
  [{ price: '14,50' }, '[0].price: Expected a price with its currency, such as "$29 per class"'],
  [{ levels: 'Beginners' }, '[0]: Unrecognized key: "levels".'],
  [{ sessions: [{ ...session, untill: '' }] }, '[0].sessions[0]: Unrecognized key: "untill".'],
])('the mistake in a service with %j is reported on one line', (change, line) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, ...change }])).toEqual([
    expect.stringContaining(`data.json, ${line}`),
  ]);
});
