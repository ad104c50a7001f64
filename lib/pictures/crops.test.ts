/** @jest-environment node */
import fc from 'fast-check';
import { heightAt, portraitBox, usableWidths } from './crops';

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
