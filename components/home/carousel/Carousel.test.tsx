import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SlideContent } from '../SlideContent';
import { Carousel } from './Carousel';
import { slideInterval } from './carouselState';

const captions = ['One', 'Two', 'Three'];
const element = (
  <Carousel
    label="The studio in pictures"
    slides={captions.map((caption, index) => (
      <SlideContent key={caption} caption={caption} alt="" first={index === 0} />
    ))}
  >
    <a href="#services">On</a>
  </Carousel>
);

/** Replaces the media query for reduced motion, which jsdom lacks. */
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

const carousel = () => screen.getByRole('region', { name: 'The studio in pictures' });
const strip = () => within(carousel()).getByRole('group', { name: 'Slides' });
const button = (name: string) => screen.getByRole('button', { name });
const link = () => screen.getByRole('link', { name: 'On' });
const slides = () => [...carousel().querySelectorAll('[aria-roledescription=slide]')];
const shown = () => slides().filter((slide) => !slide.hasAttribute('inert'));
/** The names of the slides that aren't inert. */
const inView = () =>
  shown()
    .map((slide) => slide.getAttribute('aria-label'))
    .join();
/** Whether the slides are stacked, as they are once the carousel's script has started. */
const isStacked = () => carousel().hasAttribute('data-stacked');
const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));

/** Fires a pointer event with the properties that jsdom's constructor ignores. */
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

it('is a silent live region while it rotates, and a polite one while it does not', () => {
  render(element);
  expect(strip()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Stop automatic slide show'));
  expect(strip()).toHaveAttribute('aria-live', 'polite');
});

describe('its rotation', () => {
  it('is not paused by touch', () => {
    render(element);
    pointer('pointerover', carousel(), { pointerType: 'touch' });
    pass(slideInterval);
    expect(inView()).toBe('2 of 3');
  });

  it('pauses while the page is hidden', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(element);
    pass(20000);
    expect(inView()).toBe('1 of 3');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(slideInterval);
    expect(inView()).toBe('2 of 3');
  });

  it('starts paused under reduced motion, and follows the setting until the visitor chooses', () => {
    motion.matches = true;
    render(element);
    pass(20000);
    expect(inView()).toBe('1 of 3');
    motion.set(false);
    pass(slideInterval);
    expect(inView()).toBe('2 of 3');
    motion.set(true);
    pass(20000);
    expect(inView()).toBe('2 of 3');
    fireEvent.click(button('Start automatic slide show'));
    pass(slideInterval);
    expect(inView()).toBe('3 of 3');
  });
});

it('a mouse drag, a second finger or a scroll is not a swipe', () => {
  render(element);
  swipe(-90, 0, { pointerType: 'mouse' });
  swipe(-90, 0, { isPrimary: false });
  swipe(-90, 0, {}, 'pointercancel');
  expect(inView()).toBe('1 of 3');
});

describe('on an exported page', () => {
  let readyState: jest.SpyInstance;
  let errors: jest.SpyInstance;

  beforeEach(() => {
    readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    errors = jest.spyOn(console, 'error');
    setTimeSincePaint(0);
  });

  afterEach(() => {
    document.body.replaceChildren();
    expect(errors).not.toHaveBeenCalled();
  });

  /** Sets the time since first paint, in milliseconds. Undefined simulates a browser that doesn't report first paint. */
  function setTimeSincePaint(ago: number | undefined) {
    performance.getEntriesByName = () =>
      ago === undefined ? [] : [{ startTime: performance.now() - ago } as PerformanceEntry];
  }

  /** Adds the exported HTML to the document, with slides 360 px wide. */
  function loadExported(scrollLeft = 0) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    Object.defineProperty(strip(), 'clientWidth', { value: 360 });
    strip().scrollLeft = scrollLeft;
    return container;
  }

  const hydrate = (container: HTMLElement) => render(element, { container, hydrate: true });

  it('takes over at the slide in view', () => {
    hydrate(loadExported(720));
    expect(inView()).toBe('3 of 3');
    expect(button('Stop automatic slide show')).toBeInTheDocument();
  });

  it('waits until the page has loaded', () => {
    readyState.mockReturnValue('interactive');
    hydrate(loadExported());
    fireEvent.keyDown(link(), { key: 'ArrowRight' });
    expect(isStacked()).toBe(false);
    readyState.mockReturnValue('complete');
    fireEvent(window, new Event('load'));
    expect(inView()).toBe('1 of 3');
  });

  it('waits until the strip has stopped scrolling', () => {
    hydrate(loadExported(150));
    expect(isStacked()).toBe(false);
    strip().scrollLeft = 360;
    fireEvent.scroll(strip());
    expect(inView()).toBe('2 of 3');
  });

  it.each([
    ['from first paint', slideInterval - 2000, 2000],
    ['from hydration if the browser reports no paint', undefined, slideInterval],
  ])('counts the first slide’s time %s', (_, ago, more) => {
    setTimeSincePaint(ago);
    hydrate(loadExported());
    pass(more - 1);
    expect(inView()).toBe('1 of 3');
    pass(1);
    expect(inView()).toBe('2 of 3');
  });
});
