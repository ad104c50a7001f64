/** @jest-environment node */
import fc from 'fast-check';
import { heightAt, nearestPlaceholder, portraitBox, usableWidths } from './inspectSource';

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

it.each([
  [[0, 0, 0], 'bg-ground'],
  [[18, 20, 23], 'bg-surface'],
  [[50, 25, 23], 'bg-raised'],
  [[42, 46, 52], 'bg-line'],
  [[30, 60, 80], 'bg-steel-deep'],
  [[255, 90, 10], 'bg-ember-deep'],
] as const)('%j is nearest to %s', (colour, placeholder) => {
  expect(nearestPlaceholder(colour)).toBe(placeholder);
});
