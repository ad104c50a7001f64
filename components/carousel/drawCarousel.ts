/**
 * Writes the state of a carousel onto the markup of `CarouselView`; the look follows from the attributes.
 * @param slide the slide in view, from 0
 * @param playing whether it is meant to rotate: then the button offers to stop
 * @param rotating whether it rotates right now
 */
export function drawCarousel(
  carousel: HTMLElement,
  slide: number,
  playing: boolean,
  rotating: boolean,
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
