import fc from 'fast-check';
import design from '@/tailwind.config';
import {
  heightAt,
  nearestPlaceholder,
  placeholderColours,
  portraitBox,
  type Rgb,
  usableWidths,
} from './inspectSource';

describe('portraitBox', () => {
  it('takes four fifths of the height around the focus', () => {
    expect(portraitBox({ width: 2400, height: 1200 }, 0.7)).toEqual({
      left: 1200,
      top: 0,
      width: 960,
      height: 1200,
    });
  });

  it('never reaches over an edge', () => {
    const side = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, height, focus) => {
          const box = portraitBox({ width, height }, focus);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('usableWidths', () => {
  it('never asks for more pixels than there are', () => {
    expect(usableWidths([300, 600, 1200], 640)).toEqual([300, 600]);
  });

  it('keeps a picture that is smaller than every width', () => {
    expect(usableWidths([300, 600], 120)).toEqual([120]);
  });
});

it('rounds a height to whole pixels', () => {
  expect(heightAt({ width: 1200, height: 901 }, 300)).toBe(225);
});

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
