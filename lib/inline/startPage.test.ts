import { startPage } from './startPage';

/** What the page listened for, removed after each test: pages of other tests must not hear of it. */
let listening: AbortController;
let push: jest.Mock;
let reportPaint: () => void;
let data: jest.Mock;

const files = () => [...document.head.querySelectorAll('script')];
const addresses = () => files().map((file) => file.getAttribute('src'));
const arrive = () => files().forEach((file) => file.dispatchEvent(new Event('load')));
const happen = (type: string, moved = 1) =>
  void dispatchEvent(Object.assign(new Event(type), { movementX: moved, movementY: 0 }));
/** Lets a time pass, and everything happen that needs no more. */
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
/** Long enough for what happens at once: two frames, a moment of idleness. */
const soon = 200;

class PaintObserver {
  constructor(private readonly seen: (list: unknown, observer: unknown) => void) {}
  disconnect = () => undefined;
  observe = () => {
    const list = { getEntriesByName: () => [{ name: 'first-contentful-paint' }] };
    reportPaint = () => this.seen(list, this);
  };
}

const page = { files: ['/a.js', '/b.js'], data: '/data.json', entries: [{ id: 1 }] };
const start = (isSoon = false) => startPage({ ...page, isSoon });

/** The page has loaded, been painted and been idle, and its files have come. */
async function lookAt(): Promise<void> {
  happen('load');
  reportPaint();
  await pass(soon);
  arrive();
  await pass();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  listening = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options };
    const signals = signal ? [signal, listening.signal] : [listening.signal];
    addEventListener.call(window, type, listener, { ...others, signal: AbortSignal.any(signals) });
  });
  push = jest.fn();
  data = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve([[0], [1, 'x']]) });
  Object.assign(self, {
    TURBOPACK: { push },
    __next_f: undefined,
    PerformanceObserver: PaintObserver,
    fetch: data,
  });
});

afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
  'starts at %s, and only once',
  (input) => {
    start();
    happen(input);
    happen('keydown');
    expect(addresses()).toEqual(page.files);
  },
);

it('takes no interest in a pointer that rests where the page appears', () => {
  start();
  happen('pointermove', 0);
  expect(files()).toEqual([]);
});

it('starts where the browser never reports the first paint', async () => {
  start();
  happen('load');
  await pass(3000 + soon);
  arrive();
  await pass(2500 + soon);
  expect(push).toHaveBeenCalledTimes(1);
});

it.each([
  ['is over', () => happen('pointerup')],
  ['became a scroll', () => happen('pointercancel')],
  ['has lasted a second', () => pass(1000)],
])('lets a press be answered first, and starts when it %s', async (_, end) => {
  start();
  await lookAt();
  happen('pointerdown');
  happen('focusin');
  await pass(soon);
  expect(push).not.toHaveBeenCalled();
  await end();
  await pass(soon);
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts at the first idle moment when told so', async () => {
  start(true);
  await lookAt();
  await pass(soon);
  expect(push).toHaveBeenCalledTimes(1);
});

it('runs nothing until every file is there, and the router has its data', async () => {
  push.mockImplementation(() => expect(self.__next_f).toEqual([[0], [1, 'x']]));
  start();
  happen('keydown');
  files()[0]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(push).not.toHaveBeenCalled();
  files()[1]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts in a window that the browser does not draw, where no frame ever comes', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  start();
  happen('keydown');
  arrive();
  await pass(50);
  expect(push).not.toHaveBeenCalled();
  await pass(soon);
  expect(push).toHaveBeenCalledTimes(1);
});

it('tries again after a pause, when a file could not be had, for that file only', async () => {
  start();
  happen('keydown');
  files()[0]?.dispatchEvent(new Event('error'));
  files()[1]?.dispatchEvent(new Event('load'));
  await pass();
  happen('keydown');
  expect(files()).toHaveLength(2);
  await pass(3000);
  expect(addresses()).toEqual(['/a.js', '/b.js', '/a.js']);
  files()[2]?.dispatchEvent(new Event('load'));
  await pass(soon);
  expect(push).toHaveBeenCalledTimes(1);
});
