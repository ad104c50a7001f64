import { awaitTakeOver } from './awaitTakeOver';

let readyState: jest.SpyInstance;

beforeEach(() => {
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});

afterEach(() => jest.restoreAllMocks());

/** A strip of slides 360 px wide. */
function strip(scrollLeft: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 360 });
  element.scrollLeft = scrollLeft;
  return element;
}

it('takes over at once on a loaded page, at the slide in view', () => {
  const takeOver = jest.fn();
  awaitTakeOver(strip(720), takeOver, new AbortController().signal);
  expect(takeOver.mock.calls).toEqual([[2]]);
});

it('waits until the page has loaded', () => {
  readyState.mockReturnValue('interactive');
  const takeOver = jest.fn();
  awaitTakeOver(strip(0), takeOver, new AbortController().signal);
  expect(takeOver).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(takeOver.mock.calls).toEqual([[0]]);
});

it('waits until the strip rests', () => {
  const takeOver = jest.fn();
  const element = strip(150);
  awaitTakeOver(element, takeOver, new AbortController().signal);
  element.scrollLeft = 300;
  element.dispatchEvent(new Event('scroll'));
  expect(takeOver).not.toHaveBeenCalled();
  element.scrollLeft = 360;
  element.dispatchEvent(new Event('scroll'));
  expect(takeOver.mock.calls).toEqual([[1]]);
});

it('never takes over once it was ended', () => {
  const ended = new AbortController();
  const takeOver = jest.fn();
  const element = strip(150);
  awaitTakeOver(element, takeOver, ended.signal);
  ended.abort();
  element.scrollLeft = 0;
  element.dispatchEvent(new Event('scroll'));
  expect(takeOver).not.toHaveBeenCalled();
});
