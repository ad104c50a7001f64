/** @jest-environment node */
import { serviceTitle, shorten } from './title';

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['abcdefghijkl', 6, 'abcde…'],
  ['🧘🧘🧘🧘', 3, '🧘🧘…'],
])('%p cut to %d is %p', (text, longest, cut) => {
  expect(shorten(text, longest)).toBe(cut);
});

test('the title of a service is its name and price, cut for a line of search results', () => {
  const service = { id: '1', name: 'Yoga', price: '$5', comment: 'Move', picture: '/a.jpg' };
  expect(serviceTitle(service)).toBe('Yoga: $5');
  expect(serviceTitle({ ...service, name: 'N'.repeat(200) })).toHaveLength(90);
});
