/** @jest-environment node */
import { dataSchema } from './data';
import { linesOf } from './testing';

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
  ['an empty price', { price: ' ' }, '[0].price: Expected a text on one line, found "".'],
  ['a price as a number', { price: 29 }, '[0].price: Expected a text in quotes, found 29.'],
  [
    'a text instead of a list',
    { bring: 'Water' },
    '[0].bring: Expected a list in square brackets, found "Water".',
  ],
  [
    'braces instead of a list',
    { bring: { water: 1 } },
    '[0].bring: Expected a list in square brackets, found fields in braces.',
  ],
  [
    'a duration in quotes',
    { duration: '45' },
    '[0].duration: Expected a number without quotes, found "45".',
  ],
  [
    'half a minute',
    { duration: 0.5 },
    '[0].duration: Expected a whole number without quotes, found 0.5.',
  ],
  [
    'a wrong number of places',
    { places: 501 },
    '[0].places: Expected a number of at most 500, found 501.',
  ],
  [
    'a missing name',
    { name: undefined },
    '[0].name: Expected a text in quotes, but this field is missing: add it.',
  ],
  [
    'a misspelled field',
    { name: undefined, naem: 'Spin' },
    '[0].naem: Unknown field, which has no effect: remove it, or correct its name to "name", ',
  ],
  ['an empty picture', { picture: '' }, '[0].picture: Expected a text on one line, found "".'],
  ['an empty booking URL', { booking: ' ' }, '[0].booking: Expected a text on one line, found "".'],
  [
    'a slot with a text instead of true',
    { slots: [{ ...slot, fillsUp: 'yes' }] },
    '[0].slots[0].fillsUp: Expected true or false without quotes, found "yes".',
  ],
  [
    'a day instead of a slot',
    { slots: ['Monday'] },
    '[0].slots[0]: Expected fields in braces, found "Monday".',
  ],
  [
    'an unknown field, with the fields that the service lacks,',
    { bookBy: ['email'] },
    '[0].bookBy: Unknown field, which has no effect: remove it, or correct its name to "alt", "duration", "level", "bring", "places", "slots" or "booking".',
  ],
  [
    'an unknown field',
    { levels: 'Beginners' },
    '[0].levels: Unknown field, which has no effect: remove it',
  ],
  [
    'an unknown field of a slot',
    { slots: [{ ...slot, untill: '' }] },
    '[0].slots[0].untill: Unknown field, which has no effect: remove it, or correct its name to "coach" or "fillsUp".',
  ],
])('%s is reported on one line', (_, change, line) => {
  expect(linesOf('data.json', dataSchema, [{ ...service, ...change }])).toEqual([
    expect.stringContaining(`data.json, ${line}`),
  ]);
});
