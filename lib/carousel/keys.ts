import type { SlideStep } from './swipe';

/** The parts of a key press that decide. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The step that a key asks for: the right arrow is on, the left one back, any other key or combination none. */
export function keyStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): SlideStep {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
