import { type PointerEvent, useEffect, useRef } from 'react';
import { swipeStep } from './carouselState';

/**
 * Listeners that call `onSwipe` for each swipe of one finger or pen on an element with `touch-action: pan-y`. A mouse
 * selects text instead; a second finger, and a scroll by the browser, cancel the swipe.
 */
export function useSwipes(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      const finger = isPrimary && pointerType !== 'mouse';
      from.current = finger ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const step = from.current && swipeStep(clientX - from.current.x, clientY - from.current.y);
      from.current = null;
      if (step) onSwipe(step);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

/** A listener that calls `onFocus` for focus by keyboard or screen reader; a press focuses what it hits. */
export function useKeyboardFocus(onFocus: () => void) {
  const pressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', () => (pressed.current = true), { signal });
    document.addEventListener('keydown', () => (pressed.current = false), { signal });
    return () => listening.abort();
  }, []);
  return () => {
    if (!pressed.current) onFocus();
  };
}

/** Listeners that tell whether a pointer rests on an element. A finger does not: when it lifts, it leaves. */
export function hoverListeners(onHover: (hovered: boolean) => void) {
  const listen = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHover(hovered);
  };
  return { onPointerEnter: listen(true), onPointerLeave: listen(false) };
}
