/** @jest-environment node */
import design from '@/tailwind.config';
import { nearestPlaceholder, placeholderColours, type Rgb } from './placeholderColours';

type Colours = Record<string, string | Record<string, string>>;

/** The colour of a role in the design system, `steel-deep` being the `deep` of `steel`. */
function designColour(placeholder: string): Rgb {
  const colours = design.theme?.extend?.colors as Colours;
  const [group = '', shade = 'DEFAULT'] = placeholder.split('-');
  const found = colours[group];
  const hex = typeof found === 'string' ? found : (found?.[shade] ?? '');
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

it.each(Object.entries(placeholderColours))(
  '%s is the colour of the design system',
  (placeholder, rgb) => {
    expect(designColour(placeholder)).toEqual(rgb);
  },
);

it.each([
  [[0, 0, 0], 'ground'],
  [[50, 25, 23], 'raised'],
  [[30, 60, 80], 'steel-deep'],
  [[255, 90, 10], 'ember-deep'],
] as const)('%j is nearest to %s', (colour, placeholder) => {
  expect(nearestPlaceholder(colour)).toBe(placeholder);
});
