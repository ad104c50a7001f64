/** @jest-environment node */
import fc from 'fast-check';
import { cropTo, portraitBox } from './inspectSource';

describe('portraitBox', () => {
  it('is a quarter wider than high, around the focus', () => {
    expect(portraitBox({ width: 2400, height: 1200 }, 0.6)).toEqual({
      left: 690,
      top: 0,
      width: 1500,
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

describe('cropTo', () => {
  it('never asks for more pixels than there are, and rounds the height to whole ones', () => {
    const crop = cropTo({ width: 640, height: 481 }, [300, 600, 1200]);
    expect(crop).toEqual({ width: 600, height: 451, widths: [300, 600] });
  });

  it('keeps a picture that is smaller than every width', () => {
    const crop = cropTo({ width: 120, height: 90 }, [300, 600]);
    expect(crop).toEqual({ width: 120, height: 90, widths: [120] });
  });
});
