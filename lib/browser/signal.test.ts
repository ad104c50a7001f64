/** @jest-environment node */
import { createSignal } from './signal';

test('tells its listeners of a new value, and of nothing else', () => {
  const signal = createSignal(1);
  const heard = jest.fn(() => signal.get());
  const unsubscribe = signal.subscribe(heard);
  signal.set(2);
  signal.set(2);
  expect(heard.mock.results.map(({ value }) => value as number)).toEqual([2]);
  unsubscribe();
  signal.set(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(signal.get()).toBe(3);
});

test('a listener may leave while it is told', () => {
  const signal = createSignal('a');
  const second = jest.fn();
  const leave = signal.subscribe(() => leave());
  signal.subscribe(second);
  signal.set('b');
  expect(second).toHaveBeenCalledTimes(1);
});
