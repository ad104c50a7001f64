import type { CarouselState } from '@/lib/carousel/state';

/** The state of a carousel that scripts have taken over, with what follows from it. */
export interface DrawnState extends Pick<CarouselState, 'slide'> {
  /** It is meant to rotate: the button offers to stop. */
  readonly playing: boolean;
  /** It rotates right now. */
  readonly rotating: boolean;
}

/** Writes a state onto the markup of `CarouselView`; the look follows from the attributes. */
export function drawCarousel(
  carousel: HTMLElement,
  { slide, playing, rotating }: DrawnState,
): void {
  const each = (selector: string, draw: (element: HTMLElement, index: number) => void) =>
    carousel.querySelectorAll<HTMLElement>(selector).forEach(draw);

  carousel.toggleAttribute('data-stacked', true);
  carousel.toggleAttribute('data-playing', playing);
  carousel.toggleAttribute('data-rotating', rotating);
  each('[hidden]', (controls) => controls.removeAttribute('hidden'));
  each('[aria-live]', (strip) => {
    strip.setAttribute('aria-live', rotating ? 'off' : 'polite');
    strip.tabIndex = -1;
  });
  each('[data-stop]', (button) => {
    button.setAttribute('aria-label', button.dataset[playing ? 'stop' : 'start'] ?? '');
  });
  each('[data-show]', (button, index) => {
    if (index === slide) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  });
  each('[data-slide]', (element, index) => {
    const away = index !== slide;
    element.toggleAttribute('inert', away);
    element.setAttribute('aria-hidden', String(away));
  });
}
