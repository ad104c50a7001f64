import { act, fireEvent, screen } from '@testing-library/react';
import { slideInterval } from '@/lib/carousel/carousel';
import { carousel, inView, mockMotion, pass, renderCarousel, type MotionSetting } from './testing';

let motion: MotionSetting;

beforeEach(() => {
  jest.useFakeTimers();
  motion = mockMotion();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

/** Fires a pointer event with what jsdom's constructor leaves out. */
function pointer(type: string, target: Element, facts: Partial<PointerEvent> = {}) {
  const event = new Event(type, { bubbles: !/enter|leave/.test(type) });
  Object.assign(event, { pointerType: 'mouse', isPrimary: true, ...facts });
  fireEvent(target, event);
}

function swipe(right: number, down: number, facts: Partial<PointerEvent> = {}) {
  const target = carousel().querySelector('[aria-roledescription=slide]:not([inert])');
  if (!target) throw new Error('no slide is in view');
  pointer('pointerdown', target, { pointerType: 'touch', clientX: 200, clientY: 300, ...facts });
  pointer('pointerup', target, {
    pointerType: 'touch',
    clientX: 200 + right,
    clientY: 300 + down,
    ...facts,
  });
}

it('moves on every 5000 ms and wraps', () => {
  renderCarousel();
  expect(slideInterval).toBe(5000);
  pass(4999);
  expect(inView()).toBe('1 of 3');
  pass(1);
  expect(inView()).toBe('2 of 3');
  pass(5000);
  expect(inView()).toBe('3 of 3');
  pass(5000);
  expect(inView()).toBe('1 of 3');
});

it('gives a slide its whole time after a visitor chose it', () => {
  renderCarousel();
  pass(4000);
  fireEvent.click(button('Next slide'));
  pass(4999);
  expect(inView()).toBe('2 of 3');
  pass(1);
  expect(inView()).toBe('3 of 3');
});

it('pauses while a mouse rests on it', () => {
  renderCarousel();
  pointer('pointerenter', carousel());
  pass(20000);
  expect(inView()).toBe('1 of 3');
  expect(button('Stop automatic slide show')).toBeInTheDocument();
  pointer('pointerleave', carousel());
  pass(5000);
  expect(inView()).toBe('2 of 3');
});

it('takes no finger for a resting pointer', () => {
  renderCarousel();
  pointer('pointerenter', carousel(), { pointerType: 'touch' });
  pass(5000);
  expect(inView()).toBe('2 of 3');
});

it('stops when the keyboard focus comes in and stays stopped when it leaves', () => {
  renderCarousel();
  act(() => screen.getByRole('link', { name: 'On' }).focus());
  act(() => screen.getByRole('link', { name: 'On' }).blur());
  pass(20000);
  expect(inView()).toBe('1 of 3');
  fireEvent.click(button('Start automatic slide show'));
  pass(5000);
  expect(inView()).toBe('2 of 3');
});

it('stops and starts by its button', () => {
  renderCarousel();
  fireEvent.click(button('Stop automatic slide show'));
  pass(20000);
  expect(inView()).toBe('1 of 3');
  fireEvent.click(button('Start automatic slide show'));
  pass(5000);
  expect(inView()).toBe('2 of 3');
});

it('pauses while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderCarousel();
  pass(20000);
  expect(inView()).toBe('1 of 3');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(inView()).toBe('2 of 3');
});

it('starts paused under reduced motion and follows the setting', () => {
  motion = mockMotion(true);
  renderCarousel();
  pass(20000);
  expect(inView()).toBe('1 of 3');
  expect(button('Start automatic slide show')).toBeInTheDocument();
  act(() => motion.set(false));
  pass(5000);
  expect(inView()).toBe('2 of 3');
  act(() => motion.set(true));
  pass(20000);
  expect(inView()).toBe('2 of 3');
});

it('follows the arrow keys inside it, and no others', () => {
  renderCarousel();
  fireEvent.keyDown(screen.getByRole('link', { name: 'On' }), { key: 'ArrowRight' });
  expect(inView()).toBe('2 of 3');
  fireEvent.keyDown(button('Next slide'), { key: 'ArrowLeft' });
  fireEvent.keyDown(button('Next slide'), { key: 'ArrowLeft' });
  expect(inView()).toBe('3 of 3');
  fireEvent.keyDown(button('Next slide'), { key: 'ArrowRight', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(inView()).toBe('3 of 3');
});

it.each([
  ['41 px to the left', -41, 0, '2 of 3'],
  ['41 px to the right', 41, 0, '3 of 3'],
  ['exactly 40 px', -40, 0, '1 of 3'],
  ['a scroll', -60, 90, '1 of 3'],
])('reads a swipe of %s', (_, right, down, shown) => {
  renderCarousel();
  swipe(right, down);
  expect(inView()).toBe(shown);
});

it('takes neither a mouse nor a second finger for a swipe, nor a scroll the browser took over', () => {
  renderCarousel();
  swipe(-90, 0, { pointerType: 'mouse' });
  swipe(-90, 0, { isPrimary: false });
  const slide = carousel().querySelector('[aria-roledescription=slide]') as Element;
  pointer('pointerdown', slide, { pointerType: 'touch', clientX: 200, clientY: 300 });
  pointer('pointercancel', slide, { pointerType: 'touch' });
  pointer('pointerup', slide, { pointerType: 'touch', clientX: 90, clientY: 300 });
  expect(inView()).toBe('1 of 3');
});

it('ends with the page', () => {
  const { unmount } = renderCarousel();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
