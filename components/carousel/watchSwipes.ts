import { type SlideStep, swipeStep } from '@/lib/carousel/swipe';

/**
 * Watches one finger or pen on `element`, which needs `touch-action: pan-y`, and tells of each swipe when it lifts. A
 * mouse is left to select; a second finger, and a scroll that the browser takes over, end the watch.
 */
export function watchSwipes(
  element: HTMLElement,
  onSwipe: (step: SlideStep) => void,
  options: AddEventListenerOptions,
): void {
  let from: PointerEvent | undefined;
  const forget = () => {
    from = undefined;
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      from = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const step = from ? swipeStep(clientX - from.clientX, clientY - from.clientY) : 0;
      forget();
      if (step) onSwipe(step);
    },
    options,
  );
  element.addEventListener('pointercancel', forget, options);
}
