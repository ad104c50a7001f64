import { act, render, screen } from '@testing-library/react';
import { carouselTexts, slides } from '@/lib/content/slides';
import { CarouselMotion } from './CarouselMotion';
import { CarouselView } from './CarouselView';
import { SlideContent } from './SlideContent';

/** A motion setting that a test can change. */
export interface MotionSetting {
  set(reduced: boolean): void;
}

/** Replaces matchMedia, which jsdom lacks, by a motion setting. */
export function mockMotion(reduced = false): MotionSetting {
  const setting = Object.assign(new EventTarget(), { matches: reduced });
  window.matchMedia = jest.fn().mockReturnValue(setting);
  return {
    set(next) {
      setting.matches = next;
      setting.dispatchEvent(new Event('change'));
    },
  };
}

/** Renders the carousel with the site's slides, without pictures. */
export function renderCarousel() {
  return render(
    <>
      <CarouselView
        slides={slides.map(({ id, caption }, index) => {
          const slide = { id, caption, picture: '', alt: '' };
          return <SlideContent key={id} slide={slide} source={undefined} first={index === 0} />;
        })}
        actions={<a href="#services">On</a>}
      />
      <CarouselMotion />
    </>,
  );
}

/** Lets time pass, in milliseconds. */
export function pass(time: number): void {
  act(() => {
    jest.advanceTimersByTime(time);
  });
}

/** The section that is the carousel. */
export function carousel(): HTMLElement {
  return screen.getByRole('region', { name: carouselTexts.label });
}

/** The accessible name of the slide in view, such as '1 of 3'. */
export function inView(): string | null | undefined {
  const all = carousel().querySelectorAll('[data-slide]:not([inert])');
  return all.length === 1 ? all[0]?.getAttribute('aria-label') : `${all.length} slides`;
}
