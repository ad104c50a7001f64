/** @jest-environment node */
import * as z from 'zod';
import { issueLine } from '@/lib/catalogue/issue';
import { issuesOf } from '@/lib/catalogue/validate';
import { answers, blogs } from '@/lib/content/answers/answers';
import { coaches } from '@/lib/content/coaches';
import { home, serviceTexts } from '@/lib/content/home';
import { studioMap } from '@/lib/content/map';
import { pages } from '@/lib/content/pages';
import { pictures } from '@/lib/content/pictures';
import * as studio from '@/lib/content/studio';
import { answersSchema } from './answers';
import { dataSchema } from './data';
import { mapSchema, picturesSchema } from './pictures';
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
  [
    { email: 'hello.studio.com' },
    'email: Expected an email address such as "hello@studio.com", found "hello.studio.com".',
  ],
  [
    { timeZone: 'America/Los Angeles' },
    'timeZone: Expected a time zone such as "America/Los_Angeles", found "America/Los Angeles".',
  ],
  [
    { address: { ...studio.address, latitude: 118 } },
    'address.latitude: Expected a number of at most 90, found 118.',
  ],
  [
    { address: { ...studio.address, town: 'Ironbridge' } },
    'address.town: Unknown field, which has no effect: remove it, or correct its name if it’s misspelled.',
  ],
  [
    { hours: [{ ...saturday, days: ['Saterday'] }] },
    'hours[0].days[0]: Expected "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday", found "Saterday".',
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
  [
    { closures: [{ ...thanksgiving, until: '1 December' }] },
    'closures[0].until: Expected a date such as "2026-12-24", found "1 December".',
  ],
  [
    { bookBy: [] },
    'bookBy[0]: Expected "email", "text" or "phone", but this entry is missing: add it.',
  ],
  [{ bookBy: ['mail'] }, 'bookBy[0]: Expected "email", "text" or "phone", found "mail".'],
])('the mistake in the facts %j is reported on one line', (change, line) => {
  expect(linesOf('studio.ts', studioSchema, { ...studio, ...change })).toEqual([
    expect.stringContaining(`studio.ts, ${line}`),
  ]);
});

const page = pages[0]!;
const answer = answers[0]!;
const [head, ...team] = coaches;

test.each<[z.core.$ZodType, unknown, ...string[]]>([
  [
    picturesSchema,
    { pictures: { ...pictures, slides: [{ alt: 'A bell', caption: 'Begin' }] } },
    'pictures.slides[0].src: Expected a text in quotes, but this field is missing: add it.',
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
    'home.coach.headline: Unknown field, which has no effect: remove it, or correct its name to "heading".',
  ],
  [
    homeSchema,
    { serviceTexts, home: { ...home, coach: { ...home.coach, heading: '' } } },
    'home.coach.heading: Expected a text',
  ],
  [
    pagesSchema,
    { pages: [{ ...page, label: undefined }] },
    'pages[0].label: Expected a label for the links in menus.',
  ],
  [pagesSchema, { pages: [page, page] }, 'pages[1].path: Expected a path that no other page has'],
  [
    pagesSchema,
    { pages: [{ ...page, preview: { title: 't'.repeat(49), line: 'l', picture: 'slide one' } }] },
    'pages[0].preview.title: Expected at most 48 characters instead of 49, found "ttt',
    'pages[0].preview.picture: Expected a name in lib/content/pictures.ts, "coach" or a slide such as "slide 1", found "slide one".',
  ],
  [
    coachesSchema,
    { coaches: [head, ...team, head] },
    'coaches[3].object: Unknown field, which has no effect: remove it',
    'coaches[3].phones: Unknown field, which has no effect: remove it',
    'coaches[3].cv: Unknown field, which has no effect: remove it',
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

test.each([
  [
    5,
    '0].text: Expected a text, or a list of texts, { code }, { strong } and { link, href }, found 5.',
  ],
  ['one\ntwo', '0].text: Expected a text on one line, found "one\\ntwo".'],
  [[{ link: 'here' }], '0].text[0].href: Expected a text in quotes, but this field is missing'],
  [[{ code: 5 }], '0].text[0].code: Expected a text in quotes, found 5.'],
  [[''], '0].text[0]: Expected a text that isn’t empty, found "".'],
  [
    [{ cite: 'x' }],
    '0].text[0]: Expected a text, or one of { code }, { strong } and { link, href }.',
  ],
])('the mistake in the rich text %j is reported where it is', (richText, line) => {
  const blocks = [{ kind: 'paragraph', text: richText }];
  const content = { blogs, answers: [{ ...answer, sections: [{ id: 'x', title: 'X', blocks }] }] };
  expect(linesOf('a.ts', answersSchema, content)).toEqual([
    expect.stringContaining(`a.ts, answers[0].sections[0].blocks[${line}`),
  ]);
});

test.each([
  [{ kind: 'quote' }, 'found "quote".'],
  [{ text: 'x' }, 'but this field is missing: add it.'],
])('the kind of the block %j is reported with the known kinds', (block, end) => {
  const sections = [{ id: 'x', title: 'X', blocks: [block] }];
  const kinds = '"paragraph", "list", "definitions", "table" or "code"';
  expect(linesOf('a.ts', answersSchema, { blogs, answers: [{ ...answer, sections }] })).toEqual([
    `a.ts, answers[0].sections[0].blocks[0].kind: Expected ${kinds}, ${end}`,
  ]);
});

test.each([
  [[[1]], 'walk[0]: Expected at least 2 entries in this list; it has 1.'],
  [[[1, 2, 3]], 'walk[0]: Expected at most 2 entries in this list; it has 3.'],
])('the path %j on the map is reported', (walk, line) => {
  expect(linesOf('map.ts', mapSchema, { studioMap: { ...studioMap, walk } })).toEqual([
    `map.ts, studioMap.${line}`,
  ]);
});

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const slot = { day: 'Monday', start: '06:30' };

test.each([
  '€14.50',
  'Free',
  'from $20',
  'On request',
  '12 weeks for $129',
  'US$ 45',
  '29 CHF',
  'kr 250',
  '250 kr per class',
  '90 zł',
  '20 euros',
  '₹900',
  'two for the price of one',
])('%s is a valid price', (price) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, price }])).toEqual([]);
});

test.each([
  '14,50',
  '29 per class',
  'from 20',
  '10 classes for 99',
  '29 PER CLASS',
  '20 krill',
  '-',
])('the price %s lacks a currency', (price) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, price }])).toEqual([
    `data.json, [0].price: Expected a price with its currency, such as "$29 per class", found "${price}".`,
  ]);
});

test.each([
  [{ price: ' ' }, '[0].price: Expected a text on one line, found "".'],
  [{ price: 29 }, '[0].price: Expected a text in quotes, found 29.'],
  [{ bring: 'Water' }, '[0].bring: Expected a list in square brackets, found "Water".'],
  [
    { bring: { water: 1 } },
    '[0].bring: Expected a list in square brackets, found fields in braces.',
  ],
  [{ duration: '45' }, '[0].duration: Expected a number without quotes, found "45".'],
  [{ duration: 0.5 }, '[0].duration: Expected a whole number without quotes, found 0.5.'],
  [{ places: 501 }, '[0].places: Expected a number of at most 500, found 501.'],
  [{ name: undefined }, '[0].name: Expected a text in quotes, but this field is missing: add it.'],
  [
    { name: undefined, naem: 'Spin' },
    '[0].naem: Unknown field, which has no effect: remove it, or correct its name to "name", ',
  ],
  [{ picture: '' }, '[0].picture: Expected a text on one line, found "".'],
  [{ booking: ' ' }, '[0].booking: Expected a text on one line, found "".'],
  [
    { slots: [{ ...slot, fillsUp: 'yes' }] },
    '[0].slots[0].fillsUp: Expected true or false without quotes, found "yes".',
  ],
  [{ slots: ['Monday'] }, '[0].slots[0]: Expected fields in braces, found "Monday".'],
  [
    { bookBy: ['email'] },
    '[0].bookBy: Unknown field, which has no effect: remove it, or correct its name to "alt", "duration", "level", "bring", "places", "slots" or "booking".',
  ],
  [{ levels: 'Beginners' }, '[0].levels: Unknown field, which has no effect: remove it'],
  [
    { slots: [{ ...slot, untill: '' }] },
    '[0].slots[0].untill: Unknown field, which has no effect: remove it, or correct its name to "coach" or "fillsUp".',
  ],
])('the mistake in a service with %j is reported on one line', (change, line) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, ...change }])).toEqual([
    expect.stringContaining(`data.json, ${line}`),
  ]);
});
