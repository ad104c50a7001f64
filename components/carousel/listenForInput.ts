import { type CarouselEvent, keyStep, swipeStep } from '@/lib/carousel/carousel';

/**
 * Calls `onSwipe` for each swipe of one finger or pen on `element`, which needs `touch-action: pan-y`. A mouse selects
 * text instead; a second finger, and a scroll by the browser, cancel the swipe.
 */
export function watchSwipes(
  element: HTMLElement,
  onSwipe: (step: 1 | -1) => void,
  options: AddEventListenerOptions,
): void {
  let from: PointerEvent | undefined;
  const begin = (event: PointerEvent) => {
    from = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
  };
  const end = ({ type, clientX, clientY }: PointerEvent) => {
    const lifted = type === 'pointerup' && from;
    const step = lifted && swipeStep(clientX - lifted.clientX, clientY - lifted.clientY);
    from = undefined;
    if (step) onSwipe(step);
  };
  element.addEventListener('pointerdown', begin, options);
  element.addEventListener('pointerup', end, options);
  element.addEventListener('pointercancel', end, options);
}

/** Dispatches an event for what a visitor does to the carousel with pointer and keyboard. */
export function listenForInput(
  carousel: HTMLElement,
  dispatch: (event: CarouselEvent) => void,
  options: AddEventListenerOptions,
): void {
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
  ) => carousel.addEventListener(type, listener, options);

  on('click', ({ target }) => {
    const { step, show, stop } = (target as HTMLElement).closest('button')?.dataset ?? {};
    if (step) dispatch({ type: 'step', by: Number(step) });
    if (show) dispatch({ type: 'show', slide: Number(show) });
    if (stop) dispatch({ type: 'toggle' });
  });
  on('keydown', (event) => {
    const by = keyStep(event);
    if (!by) return;
    event.preventDefault();
    dispatch({ type: 'step', by });
  });
  // Stop only for focus by keyboard or screen reader; a press focuses what it hits.
  let pressed = false;
  document.addEventListener('pointerdown', () => (pressed = true), options);
  document.addEventListener('keydown', () => (pressed = false), options);
  on('focusin', () => !pressed && dispatch({ type: 'stay' }));
  // A finger does not hover: when it lifts, it leaves.
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    on(type, ({ pointerType }) => {
      if (pointerType !== 'touch') dispatch({ type: 'hover', hovered: type === 'pointerenter' });
    });
  }
}
