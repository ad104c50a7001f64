import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('a browser without idle callbacks waits a second', () => {
  const task = jest.fn();
  whenIdle(task);
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that is taken back does not run', () => {
  const task = jest.fn();
  whenIdle(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});

test('an idle callback is asked for, and taken back', () => {
  const cancel = jest.fn();
  Object.assign(window, { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback: cancel });
  const takeBack = whenIdle(jest.fn());
  expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
  takeBack();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('nothing is asked for before the page has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const task = jest.fn();
  whenIdle(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
