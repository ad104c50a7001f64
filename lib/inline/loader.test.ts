import type { PageStart } from './loader';

const page: PageStart = { files: ['/a.js', '/b.js'], entries: [{ id: 1 }] };
/** Long enough for what happens at once: a frame, and a task of its own for each step. */
const soon = 200;

/** What the page listened for, removed after each test: pages of other tests must not hear of it. */
let listening: AbortController;
let run: jest.Mock;
let receive: jest.Mock;
/** Says that the page has been painted. */
let paint: () => void;

const files = () => [...document.head.querySelectorAll('script')];
const addresses = () => files().map((file) => file.getAttribute('src'));
const arrive = () => files().forEach((file) => file.dispatchEvent(new Event('load')));
const happen = (type: string) => void dispatchEvent(new Event(type));
/** Lets a time pass, and everything happen that needs no more. */
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="application/json" id="page-start"></script>';
  document.body.firstElementChild!.textContent = JSON.stringify(page);
  listening = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const others = typeof options === 'object' ? options : { capture: options };
    addEventListener.call(window, type, listener, { ...others, signal: listening.signal });
  });
  run = jest.fn();
  receive = jest.fn();
  Object.assign(self, {
    TURBOPACK: { push: run },
    __next_f: { push: receive },
    routerData: [[0], [1, 'x']],
    PerformanceObserver: class {
      observe = jest.fn();
      constructor(seen: () => void) {
        paint = seen;
      }
    },
  });
  await jest.isolateModulesAsync(async () => void (await import('./loader')));
});

afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(['load', 'pointerdown', 'keydown', 'click'])(
  'starts at %s, and only once',
  async (sign) => {
    expect(files()).toEqual([]);
    happen(sign);
    happen('click');
    await pass(5000);
    expect(addresses()).toEqual(page.files);
  },
);

it('lets the browser paint the page before it asks for the files', async () => {
  happen('load');
  await pass(500);
  expect(files()).toEqual([]);
  paint();
  await pass(1);
  expect(addresses()).toEqual(page.files);
});

it.each([
  ['is over', () => happen('pointerup')],
  ['became a scroll', () => happen('pointercancel')],
  ['has lasted a second', () => pass(1000)],
])('lets a press be answered first, and starts when it %s', async (_, end) => {
  happen('pointerdown');
  arrive();
  await pass(soon);
  expect(run).not.toHaveBeenCalled();
  await end();
  await pass(soon);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs nothing until every file is there, and hydrates in another task', async () => {
  happen('click');
  await pass();
  files()[0]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(run).not.toHaveBeenCalled();
  files()[1]?.dispatchEvent(new Event('load'));
  let ran = false;
  run.mockImplementation(() => setTimeout(() => (ran = true)));
  receive.mockImplementation(() => expect(ran).toBe(false));
  await pass(soon);
  expect(run.mock.calls).toEqual([[{ id: 1 }]]);
  expect(receive.mock.calls).toEqual([[[0]], [[1, 'x']]]);
});

it('starts in a window that the browser does not draw, where no frame ever comes', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  happen('click');
  arrive();
  await pass(50);
  expect(run).not.toHaveBeenCalled();
  await pass(soon);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['after a pause', () => pass(1000)],
  ['when the browser is online', () => happen('online')],
])('asks again for a file that could not be had, and for that alone, %s', async (_, wait) => {
  happen('click');
  files()[0]?.dispatchEvent(new Event('error'));
  files()[1]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(files()).toHaveLength(2);
  await wait();
  await pass();
  expect(addresses()).toEqual(['/a.js', '/b.js', '/a.js']);
  files()[2]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(run).toHaveBeenCalledTimes(1);
});
