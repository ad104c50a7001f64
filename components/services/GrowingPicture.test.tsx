import { render } from '@testing-library/react';
import { GrowingPicture } from './GrowingPicture';

const animate = jest.fn();
const noted = globalThis as { pressed?: Partial<DOMRect> | null };

function arrive(reducedMotion: boolean) {
  Element.prototype.animate = animate;
  window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
  render(<GrowingPicture className="">A picture</GrowingPicture>);
}

beforeEach(() => {
  animate.mockClear();
  noted.pressed = { x: 40, y: 300, width: 300, height: 225 };
});

it('grows from the card that was pressed, and from nowhere without one', () => {
  arrive(false);
  expect(animate).toHaveBeenCalledTimes(1);
  noted.pressed = null;
  arrive(false);
  expect(animate).toHaveBeenCalledTimes(1);
});

it('moves nothing under reduced motion', () => {
  arrive(true);
  expect(animate).not.toHaveBeenCalled();
});
