import { nearestPlaceholder } from './placeholderColours';

it.each([
  [[0, 0, 0], 'ground'],
  [[18, 20, 23], 'surface'],
  [[50, 25, 23], 'raised'],
  [[42, 46, 52], 'line'],
  [[30, 60, 80], 'steel-deep'],
  [[255, 90, 10], 'ember-deep'],
] as const)('%j is nearest to %s', (colour, placeholder) => {
  expect(nearestPlaceholder(colour)).toBe(placeholder);
});
