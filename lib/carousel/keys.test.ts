/** @jest-environment node */
import { keyStep, type KeyPress } from './keys';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['Enter', 0],
  ['a', 0],
])('reads %s as step %i', (key, step) => {
  expect(keyStep(press(key))).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'leaves an arrow with %s to the browser',
  (modifier) => {
    expect(keyStep(press('ArrowLeft', { [modifier]: true }))).toBe(0);
  },
);
