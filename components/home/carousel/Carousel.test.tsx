import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { carouselTexts, slideHeadline } from '@/lib/content/slides';
import { SlideContent } from '../SlideContent';
import { Carousel } from './Carousel';

const captions = ['One', 'Two', 'Three'];
const element = (
  <Carousel
    slides={captions.map((caption, index) => (
      <SlideContent key={caption} caption={caption} alt="" first={index === 0} />
    ))}
  >
    <a href="#services">On</a>
  </Carousel>
);

/** The visitor's motion setting, which jsdom lacks. */
const motion = Object.assign(new EventTarget(), {
  matches: false,
  set(reduced: boolean) {
    motion.matches = reduced;
    act(() => void motion.dispatchEvent(new Event('change')));
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  motion.matches = false;
  window.matchMedia = jest.fn((query) =>
    query.includes('motion') ? motion : { matches: true },
  ) as jest.Mock;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const carousel = () => screen.getByRole('region', { name: carouselTexts.label });
const strip = () => within(carousel()).getByRole('group', { name: 'Slides' });
const button = (name: string) => screen.getByRole('button', { name });
const link = () => screen.getByRole('link', { name: 'On' });
const slides = () => [...carousel().querySelectorAll('[aria-roledescription=slide]')];
const shown = () => slides().filter((slide) => !slide.hasAttribute('inert'));
/** The names of the slides within reach. */
const inView = () =>
  shown()
    .map((slide) => slide.getAttribute('aria-label'))
    .join();
const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));

/** Fires a pointer event with what jsdom's constructor leaves out. */
function pointer(type: string, target: Element, facts: Partial<PointerEvent> = {}) {
  const event = new Event(type, { bubbles: true });
  fireEvent(target, Object.assign(event, { pointerType: 'mouse', isPrimary: true, ...facts }));
}

function swipe(right: number, down: number, facts: Partial<PointerEvent> = {}, end = 'pointerup') {
  const finger = { pointerType: 'touch', ...facts };
  const target = shown()[0] as Element;
  pointer('pointerdown', target, { ...finger, clientX: 200, clientY: 300 });
  pointer(end, target, { ...finger, clientX: 200 + right, clientY: 300 + down });
}

describe('as the WAI-ARIA Authoring Practices ask of a carousel with previous and next buttons', () => {
  it('is a section named and described as a carousel, with a named group for each slide', () => {
    render(element);
    expect(carousel().tagName).toBe('SECTION');
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => slide.getAttribute('role'))).toEqual([
      'group',
      'group',
      'group',
    ]);
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    for (const name of ['Previous slide', 'Next slide'])
      expect(button(name)).toHaveAttribute('aria-controls', strip().id);
  });

  it('is silent while it rotates and polite when it does not', () => {
    render(element);
    expect(strip()).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button('Stop automatic slide show'));
    expect(strip()).toHaveAttribute('aria-live', 'polite');
  });

  it('has the rotation button first in tab order, then previous, the indicators, next and the links', async () => {
    jest.useRealTimers();
    render(element);
    const order = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await userEvent.tab();
      const { activeElement: at } = document;
      order.push(at?.getAttribute('aria-label') ?? at?.textContent);
    }
    expect(order).toEqual([
      // The keyboard's focus alone has stopped it.
      'Start automatic slide show',
      'Previous slide',
      'Slide 1 of 3',
      'Slide 2 of 3',
      'Slide 3 of 3',
      'Next slide',
      'On',
    ]);
  });

  it('keeps the focus on the button that is pressed', async () => {
    jest.useRealTimers();
    render(element);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button('Stop automatic slide show')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(button('Start automatic slide show')).toHaveFocus();
  });

  it('goes to a slide by its indicator and marks it', () => {
    render(element);
    expect(button('Slide 1 of 3')).toHaveAttribute('aria-current', 'true');
    fireEvent.click(button('Slide 3 of 3'));
    expect(inView()).toBe('3 of 3');
    expect(button('Slide 3 of 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Slide 1 of 3')).not.toHaveAttribute('aria-current');
  });

  it('carries the headline on every slide and always has one heading of level 1 in reach', () => {
    render(element);
    for (const caption of captions) {
      const [slide] = shown() as [HTMLElement];
      expect(slide).toHaveTextContent(caption);
      expect(within(slide).getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(within(slide).getByRole('heading')).toHaveTextContent(slideHeadline);
      fireEvent.click(button('Next slide'));
    }
    expect(inView()).toBe('1 of 3');
  });
});

describe('its rotation', () => {
  it('moves on every 5000 ms and wraps', () => {
    render(element);
    pass(4999);
    expect(inView()).toBe('1 of 3');
    for (const [time, slide] of [
      [1, 2],
      [5000, 3],
      [5000, 1],
    ] as const) {
      pass(time);
      expect(inView()).toBe(`${slide} of 3`);
    }
  });

  it('gives a slide its whole time after a visitor chose it', () => {
    render(element);
    pass(4000);
    fireEvent.click(button('Next slide'));
    pass(4999);
    expect(inView()).toBe('2 of 3');
    pass(1);
    expect(inView()).toBe('3 of 3');
  });

  it('pauses while a mouse rests on it, and for no finger', () => {
    render(element);
    pointer('pointerover', carousel(), { pointerType: 'touch' });
    pass(5000);
    expect(inView()).toBe('2 of 3');
    pointer('pointerover', carousel());
    pass(20000);
    expect(inView()).toBe('2 of 3');
    expect(button('Stop automatic slide show')).toBeInTheDocument();
    pointer('pointerout', carousel());
    pass(5000);
    expect(inView()).toBe('3 of 3');
  });

  it('stops when the keyboard focus comes in, stays stopped when it leaves, and starts by its button', () => {
    render(element);
    act(() => link().focus());
    act(() => link().blur());
    pass(20000);
    expect(inView()).toBe('1 of 3');
    fireEvent.click(button('Start automatic slide show'));
    pass(5000);
    expect(inView()).toBe('2 of 3');
    fireEvent.click(button('Stop automatic slide show'));
    pass(20000);
    expect(inView()).toBe('2 of 3');
  });

  it('goes on when a press moves the focus in', () => {
    render(element);
    pointer('pointerdown', link());
    act(() => link().focus());
    pass(5000);
    expect(inView()).toBe('2 of 3');
  });

  it('pauses while the page is hidden', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(element);
    pass(20000);
    expect(inView()).toBe('1 of 3');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5000);
    expect(inView()).toBe('2 of 3');
  });

  it('starts paused under reduced motion and follows the setting until the visitor says otherwise', () => {
    motion.matches = true;
    render(element);
    pass(20000);
    expect(inView()).toBe('1 of 3');
    motion.set(false);
    pass(5000);
    expect(inView()).toBe('2 of 3');
    motion.set(true);
    pass(20000);
    expect(inView()).toBe('2 of 3');
    fireEvent.click(button('Start automatic slide show'));
    pass(5000);
    expect(inView()).toBe('3 of 3');
  });

  it('ends with the page', () => {
    const { unmount } = render(element);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('follows the arrow keys inside it, and no others', () => {
  render(element);
  fireEvent.keyDown(link(), { key: 'ArrowRight' });
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
])('reads a swipe of %s', (_, right, down, slide) => {
  render(element);
  swipe(right, down);
  expect(inView()).toBe(slide);
});

it('takes neither a mouse nor a second finger for a swipe, nor a scroll the browser took over', () => {
  render(element);
  swipe(-90, 0, { pointerType: 'mouse' });
  swipe(-90, 0, { isPrimary: false });
  swipe(-90, 0, {}, 'pointercancel');
  expect(inView()).toBe('1 of 3');
});

describe('on an exported page', () => {
  let readyState: jest.SpyInstance;
  let wrong: jest.SpyInstance;

  beforeEach(() => {
    readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    wrong = jest.spyOn(console, 'error');
    paintWas(0);
  });

  afterEach(() => {
    document.body.replaceChildren();
    expect(wrong).not.toHaveBeenCalled();
  });

  /** Lets the first paint have been this long ago, in milliseconds; undefined where the browser does not tell. */
  function paintWas(ago: number | undefined) {
    performance.getEntriesByName = () =>
      ago === undefined ? [] : [{ startTime: performance.now() - ago } as PerformanceEntry];
  }

  /** Puts the exported page into the document, its slides 360 px wide. */
  function arrive(scrollLeft = 0) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    Object.defineProperty(strip(), 'clientWidth', { value: 360 });
    strip().scrollLeft = scrollLeft;
    return container;
  }

  /** Lets the scripts come. */
  const hydrate = (container: HTMLElement) => render(element, { container, hydrate: true });

  it('arrives as a strip that the keyboard can scroll, with nothing out of reach', () => {
    arrive();
    expect(inView()).toBe('1 of 3,2 of 3,3 of 3');
    expect(strip()).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes over at the slide in view', () => {
    hydrate(arrive(720));
    expect(inView()).toBe('3 of 3');
    expect(button('Stop automatic slide show')).toBeInTheDocument();
  });

  it('waits until the page has loaded', () => {
    readyState.mockReturnValue('interactive');
    hydrate(arrive());
    fireEvent.keyDown(link(), { key: 'ArrowRight' });
    expect(screen.queryByRole('button')).toBeNull();
    readyState.mockReturnValue('complete');
    fireEvent(window, new Event('load'));
    expect(inView()).toBe('1 of 3');
  });

  it('waits until the strip rests', () => {
    hydrate(arrive(150));
    expect(screen.queryByRole('button')).toBeNull();
    strip().scrollLeft = 360;
    fireEvent.scroll(strip());
    expect(inView()).toBe('2 of 3');
  });

  it.each([
    [3000, 2000],
    [1200, 3800],
    [60_000, 2000],
    [undefined, 5000],
  ])('a slide seen for %s ms stays for %i more', (ago, more) => {
    paintWas(ago);
    hydrate(arrive());
    pass(more - 1);
    expect(inView()).toBe('1 of 3');
    pass(1);
    expect(inView()).toBe('2 of 3');
  });

  it('is paused by a pointer that came before the scripts', () => {
    const container = arrive();
    const section = carousel();
    Object.assign(strip(), {
      closest: (selector: string) => (selector.endsWith(':hover') ? section : null),
    });
    hydrate(container);
    pass(20000);
    expect(inView()).toBe('1 of 3');
  });
});
