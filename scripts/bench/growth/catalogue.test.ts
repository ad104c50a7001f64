import { growCatalogue } from './catalogue';

const seed = [
  { id: '1', name: 'Boxing', price: '$ 25', comment: 'Gloves on.', picture: '/a.jpg' },
  { id: '2', name: 'Yoga', price: '$ 20', comment: 'Breathe.', picture: '/b.jpg' },
];

test('a grown catalogue begins with the real services and repeats no id', () => {
  const grown = growCatalogue(seed, 7);
  expect(grown).toHaveLength(7);
  expect(grown.slice(0, 2)).toEqual(seed);
  expect(new Set(grown.map(({ id }) => id)).size).toBe(7);
  expect(new Set(grown.map(({ comment }) => comment)).size).toBe(7);
});

test('a smaller number cuts the catalogue', () => {
  expect(growCatalogue(seed, 1)).toEqual([seed[0]]);
});
