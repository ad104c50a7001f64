import { whenIdle } from './followSession';

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

test('an idle moment is waited for where the browser tells of one', () => {
  const moments: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (moment: () => void) => moments.push(moment) });
  const task = jest.fn();
  whenIdle(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  for (const moment of moments) moment();
  expect(task).toHaveBeenCalledTimes(1);
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
