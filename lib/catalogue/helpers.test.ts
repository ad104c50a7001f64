/** @jest-environment node */
import { pictureOrigins } from './pictureOrigins';
import { relatedServices } from './relatedServices';
import type { Service } from './service';
import { serviceHead } from './serviceHead';
import { shorten } from './shorten';

const make = (id: string, picture = '/a.jpg'): Service => ({
  id,
  name: `Class ${id}`,
  price: '$5',
  comment: 'Move',
  picture,
});
const six = ['1', '2', '3', '4', '5', '6'].map((id) => make(id));
const idsOf = (services: readonly Service[]) => services.map(({ id }) => id);

describe('related services', () => {
  test('are the three that follow, from the start again after the end', () => {
    expect(idsOf(relatedServices(six, { service: make('2'), others: [] }))).toEqual([
      '3',
      '4',
      '5',
    ]);
    expect(idsOf(relatedServices(six, { service: make('5'), others: [] }))).toEqual([
      '6',
      '1',
      '2',
    ]);
  });

  test('leave out what is on the screen already', () => {
    const found = { service: make('2'), others: [make('3'), make('5')] };
    expect(idsOf(relatedServices(six, found))).toEqual(['4', '6', '1']);
  });

  test('may be fewer, or none', () => {
    expect(idsOf(relatedServices(six.slice(0, 2), { service: make('1'), others: [] }))).toEqual([
      '2',
    ]);
    expect(relatedServices([make('1')], { service: make('1'), others: [] })).toEqual([]);
  });
});

test('picture origins are those of other sites, each once', () => {
  const addresses = [
    '/a.jpg',
    'https://cdn.example/a.jpg',
    'https://cdn.example/b.jpg',
    'http://x.example:81/',
  ];
  expect(pictureOrigins(addresses.map((picture, id) => make(String(id), picture)))).toEqual([
    'https://cdn.example',
    'http://x.example:81',
  ]);
});

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['abcdefghijkl', 6, 'abcde…'],
  ['🧘🧘🧘🧘', 3, '🧘🧘…'],
])('%p cut to %d is %p', (text, longest, cut) => {
  expect(shorten(text, longest)).toBe(cut);
});

test('the head of a service names it, its price and what to expect', () => {
  expect(serviceHead(make('1'))).toEqual({
    title: 'Class 1: $5',
    description: 'Class 1 at the studio, $5: Move.',
  });
  const long = serviceHead({ ...make('1'), name: 'N'.repeat(200), comment: 'c '.repeat(200) });
  expect([long.title.length, long.description.length]).toEqual([90, 170]);
});
