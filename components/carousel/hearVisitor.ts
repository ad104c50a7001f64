import { type CarouselEvent, keyStep, swipeStep } from '@/lib/carousel/carousel';

/**
 * Watches one finger or pen on `element`, which needs `touch-action: pan-y`, and tells of each swipe when it lifts. A
 * mouse is left to select; a second finger, and a scroll that the browser takes over, end the watch.
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

/** Tells of what a visitor does to the carousel with pointer and keyboard. */
export function hearVisitor(
  carousel: HTMLElement,
  tell: (event: CarouselEvent) => void,
  options: AddEventListenerOptions,
): void {
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
  ) => carousel.addEventListener(type, listener, options);

  on('click', ({ target }) => {
    const { step, show, stop } = (target as HTMLElement).closest('button')?.dataset ?? {};
    if (step) tell({ type: 'step', by: Number(step) });
    if (show) tell({ type: 'show', slide: Number(show) });
    if (stop) tell({ type: 'toggle' });
  });
  on('keydown', (event) => {
    const by = keyStep(event);
    if (!by) return;
    event.preventDefault();
    tell({ type: 'step', by });
  });
  // A press focuses what it hits; only focus that comes by keyboard or screen reader means that somebody reads.
  let pressed = false;
  document.addEventListener('pointerdown', () => (pressed = true), options);
  document.addEventListener('keydown', () => (pressed = false), options);
  on('focusin', () => !pressed && tell({ type: 'stay' }));
  // A finger that lifts has left; only a pointer that can rest hovers.
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    on(type, ({ pointerType }) => {
      if (pointerType !== 'touch') tell({ type: 'hover', hovered: type === 'pointerenter' });
    });
  }
}
