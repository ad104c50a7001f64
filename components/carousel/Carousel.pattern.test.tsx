import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { slideHeadline, slides } from '@/lib/content/slides';
import { CarouselView } from './CarouselView';
import { carousel, inView, mockMotion, renderCarousel } from './testing';

/* The checks of the WAI-ARIA Authoring Practices' own test of the carousel with previous and next buttons. */

beforeEach(() => {
  mockMotion();
});

const button = (name: string) => screen.getByRole('button', { name });
const strip = () => within(carousel()).getByRole('group', { name: 'Slides' });

it('is a section named and described as a carousel', () => {
  renderCarousel();
  expect(carousel().tagName).toBe('SECTION');
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
});

it('is silent while it rotates and polite when it does not', async () => {
  renderCarousel();
  expect(strip()).toHaveAttribute('aria-live', 'off');
  await userEvent.click(button('Stop automatic slide show'));
  expect(strip()).toHaveAttribute('aria-live', 'polite');
});

it('names its rotation button by what it does next', async () => {
  renderCarousel();
  await userEvent.tab();
  // The keyboard's focus alone has stopped it.
  expect(button('Start automatic slide show')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Stop automatic slide show')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(button('Start automatic slide show')).toHaveFocus();
});

it('ties previous and next to the slides', () => {
  renderCarousel();
  expect(button('Previous slide')).toHaveAttribute('aria-controls', strip().id);
  expect(button('Next slide')).toHaveAttribute('aria-controls', strip().id);
});

it('makes each slide a named group, only the one in view within reach', () => {
  renderCarousel();
  const found = carousel().querySelectorAll('[aria-roledescription=slide]');
  expect([...found].map((slide) => slide.getAttribute('role'))).toEqual(slides.map(() => 'group'));
  expect([...found].map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(inView()).toBe('1 of 3');
});

it('has the rotation button first in tab order, then previous, the indicators, next and the links', async () => {
  renderCarousel();
  const order = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await userEvent.tab();
    order.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  }
  expect(order).toEqual([
    'Start automatic slide show',
    'Previous slide',
    'Slide 1 of 3',
    'Slide 2 of 3',
    'Slide 3 of 3',
    'Next slide',
    'On',
  ]);
});

it.each(['{Enter}', ' '])('moves with %j on previous and next', async (key) => {
  renderCarousel();
  button('Previous slide').focus();
  await userEvent.keyboard(key);
  expect(inView()).toBe('3 of 3');
  button('Next slide').focus();
  await userEvent.keyboard(key);
  expect(inView()).toBe('1 of 3');
});

it('goes to a slide by its indicator and marks it', async () => {
  renderCarousel();
  expect(button('Slide 1 of 3')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button('Slide 3 of 3'));
  expect(inView()).toBe('3 of 3');
  expect(button('Slide 3 of 3')).toHaveAttribute('aria-current', 'true');
  expect(button('Slide 1 of 3')).not.toHaveAttribute('aria-current');
});

it('carries the headline on every slide and always has one heading of level 1 in reach', async () => {
  renderCarousel();
  const headlines = [...carousel().querySelectorAll('h1, [role=heading]')];
  expect(headlines.map(({ textContent }) => textContent)).toEqual(slides.map(() => slideHeadline));
  for (const { caption } of slides) {
    const shown = carousel().querySelector('[aria-roledescription=slide]:not([inert])');
    expect(shown).toHaveTextContent(caption);
    expect(within(shown as HTMLElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(button('Next slide'));
  }
});

it('arrives as a strip that the keyboard can scroll, with nothing out of reach', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<CarouselView slides={['a', 'b', 'c']} actions={null} />);
  expect(page.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(3);
  expect(page.querySelector('[inert], [aria-hidden=true]:not(svg)')).toBeNull();
  expect(page.querySelector('[aria-live]')).toHaveAttribute('tabindex', '0');
});
