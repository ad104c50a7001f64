import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CarouselSlide } from '../CarouselSlide';
import { Carousel } from './Carousel';
import { slideInterval } from './slides';

const captions = ['One', 'Two', 'Three'];
const element = (
  <Carousel
    label="The studio in pictures"
    slides={captions.map((caption, index) => (
      <CarouselSlide key={caption} caption={caption} alt="" first={index === 0} />
    ))}
  >
    <a href="#services">On</a>
  </Carousel>
);

let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = jest.fn((query) => ({
    matches: query.includes('motion') ? reducedMotion : true,
  })) as jest.Mock;
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

/** Hides or shows the tab. */
function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}
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

it('with reduced motion, rotates only once the visitor starts it', () => {
  reducedMotion = true;
  render(element);
  pass(20000);
  expect(inView()).toBe('1 of 3');
  fireEvent.click(button('Start automatic slide show'));
  pass(slideInterval);
  expect(inView()).toBe('2 of 3');
});

it('stops in a hidden tab, and shows the slide for a whole interval when the tab is shown again', () => {
  render(element);
  pass(slideInterval - 1);
  setVisibility('hidden');
  pass(3 * slideInterval);
  expect(inView()).toBe('1 of 3');
  setVisibility('visible');
  pass(slideInterval - 1);
  expect(inView()).toBe('1 of 3');
  pass(1);
  expect(inView()).toBe('2 of 3');
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
  });

  afterEach(() => {
    document.body.replaceChildren();
    expect(errors).not.toHaveBeenCalled();
  });

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
});
