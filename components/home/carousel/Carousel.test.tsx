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
      <CarouselSlide key={caption} caption={caption} alt="" isFirst={index === 0} />
    ))}
  >
    <a href="#services">On</a>
  </Carousel>
);

let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = jest.fn((query: string) => ({
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
const activeSlides = () => slides().filter((slide) => !slide.hasAttribute('inert'));
/** The names of the slides that aren't inert. */
const activeNames = () =>
  activeSlides()
    .map((slide) => slide.getAttribute('aria-label'))
    .join();
/** Whether the slides are stacked, as they are once the carousel's script has started. */
const isStacked = () => carousel().hasAttribute('data-stacked');

/** Hides or shows the tab. */
function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

const advance = (time: number) => act(() => void jest.advanceTimersByTime(time));

/** Fires a pointer event with the properties that jsdom's constructor ignores. */
function firePointer(type: string, target: Element, properties: Partial<PointerEvent>) {
  const event = new Event(type, { bubbles: true });
  fireEvent(target, Object.assign(event, { isPrimary: true, ...properties }));
}

/** Swipes to the left. `end` is the type of the last event. */
function swipe(properties: Partial<PointerEvent> = {}, end = 'pointerup') {
  const finger = { pointerType: 'touch', clientY: 300, ...properties };
  const target = activeSlides()[0] as Element;
  firePointer('pointerdown', target, { ...finger, clientX: 200 });
  firePointer(end, target, { ...finger, clientX: 110 });
}

test('the slides are a silent live region while they rotate, and a polite one otherwise', () => {
  render(element);
  expect(strip()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Stop automatic slide show'));
  expect(strip()).toHaveAttribute('aria-live', 'polite');
});

test('with reduced motion, the carousel rotates only once the visitor starts it', () => {
  reducedMotion = true;
  render(element);
  advance(20000);
  expect(activeNames()).toBe('1 of 3');
  fireEvent.click(button('Start automatic slide show'));
  advance(slideInterval);
  expect(activeNames()).toBe('2 of 3');
});

test('a hidden tab stops the carousel; when it is visible again, the slide stays a whole interval', () => {
  render(element);
  advance(slideInterval - 1);
  setVisibility('hidden');
  advance(3 * slideInterval);
  expect(activeNames()).toBe('1 of 3');
  setVisibility('visible');
  advance(slideInterval - 1);
  expect(activeNames()).toBe('1 of 3');
  advance(1);
  expect(activeNames()).toBe('2 of 3');
});

test('a mouse drag, a second finger or a scroll is not a swipe', () => {
  render(element);
  swipe({ pointerType: 'mouse' });
  swipe({ isPrimary: false });
  swipe({}, 'pointercancel');
  expect(activeNames()).toBe('1 of 3');
  swipe();
  expect(activeNames()).toBe('2 of 3');
});

describe('on a prerendered page, the carousel', () => {
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

  /** Adds the prerendered HTML to the document, with slides 360 px wide. */
  function loadHtml(scrollLeft = 0) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    Object.defineProperty(strip(), 'clientWidth', { value: 360 });
    strip().scrollLeft = scrollLeft;
    return container;
  }

  const hydrate = (container: HTMLElement) => render(element, { container, hydrate: true });

  test('takes over at the slide in view', () => {
    hydrate(loadHtml(720));
    expect(activeNames()).toBe('3 of 3');
    expect(button('Stop automatic slide show')).toBeInTheDocument();
  });

  test('waits until the page has loaded', () => {
    readyState.mockReturnValue('interactive');
    hydrate(loadHtml());
    fireEvent.keyDown(link(), { key: 'ArrowRight' });
    expect(isStacked()).toBe(false);
    readyState.mockReturnValue('complete');
    fireEvent(window, new Event('load'));
    expect(activeNames()).toBe('1 of 3');
  });

  test('waits until the strip has stopped scrolling', () => {
    hydrate(loadHtml(150));
    expect(isStacked()).toBe(false);
    strip().scrollLeft = 360;
    fireEvent.scroll(strip());
    expect(activeNames()).toBe('2 of 3');
  });
});
