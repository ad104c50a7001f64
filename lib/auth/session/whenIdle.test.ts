import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
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

test('an idle moment is waited for, and a task that was taken back does not run in it', () => {
  const moments: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (moment: () => void) => moments.push(moment) });
  const [kept, takenBack] = [jest.fn(), jest.fn()];
  whenIdle(kept);
  whenIdle(takenBack)();
  expect(kept).not.toHaveBeenCalled();
  for (const moment of moments) moment();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(takenBack).not.toHaveBeenCalled();
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
