/** @jest-environment node */
import type { Service } from './service';
import { shorten } from './sentence';
import { serviceHead } from './serviceHead';

const make = (id: string, picture = '/a.jpg'): Service => ({
  id,
  name: `Class ${id}`,
  price: '$5',
  comment: 'Move',
  picture,
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
  for (const [comment, end] of [
    ['Ready?', 'Ready?'],
    ['Move.', 'Move.'],
  ])
    expect(serviceHead({ ...make('1'), comment: comment! }).description).toBe(
      `Class 1 at the studio, $5: ${end}`,
    );
  const long = serviceHead({ ...make('1'), name: 'N'.repeat(200), comment: 'c '.repeat(200) });
  expect([long.title.length, long.description.length]).toEqual([90, 160]);
});
