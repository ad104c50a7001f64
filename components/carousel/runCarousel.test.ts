import { awaitTakeOver, remainingTime } from './runCarousel';

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

describe('the time that the first slide has left', () => {
  let now: jest.SpyInstance;
  beforeEach(() => {
    now = jest.spyOn(performance, 'now');
  });

  /** Lets the first paint have been this long ago, in milliseconds; undefined where the browser does not tell. */
  function paintWas(ago: number | undefined) {
    now.mockReturnValue(20_000);
    performance.getEntriesByName = () =>
      ago === undefined ? [] : [{ startTime: 20_000 - ago } as PerformanceEntry];
  }

  it.each([
    [3000, 2000],
    [1200, 3800],
    [0, 5000],
    [2999, 2001],
    [60_000, 2000],
    [undefined, 5000],
  ])('a slide seen for %s ms stays for %i more', (ago, more) => {
    paintWas(ago);
    expect(remainingTime(true)).toBe(more);
  });

  it('a slide of a page that a link led to stays its whole time', () => {
    paintWas(3000);
    expect(remainingTime(false)).toBe(5000);
  });
});
