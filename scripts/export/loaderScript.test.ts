import { loaderHtml, loaderScript } from './loaderScript';

type Pushed = { push: jest.Mock };

/** Runs the loader as the page would: runtime entries given before it, frames and idle moments under the test's control. */
function runLoader({ soon = false, dataIsThere = true, drawn = true, reported = true } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = loaderHtml(['/a.js', '/b.js'], soon);
  const scope: { TURBOPACK: unknown[] | Pushed; pageData: string; __next_f?: unknown[] } = {
    TURBOPACK: [{ runtimeModuleIds: [1] }],
    pageData: '/data.json',
  };
  const answer = { ok: dataIsThere, json: () => Promise.resolve([[0], [1, 'x']]) };
  const fetch = jest.fn().mockResolvedValue(answer);
  const steps: (() => void)[] = [];
  const later = (step: () => void) => steps.push(step);
  const waits = new Map<number, () => void>();
  const timer = (step: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) => {
    if (wait > 0) waits.set(wait, () => step(...values));
    else later(step);
  };
  const target = new EventTarget();
  const listen = target.addEventListener.bind(target);
  const happen = (type: string, moved = 1) =>
    void target.dispatchEvent(Object.assign(new Event(type), { movementX: moved, movementY: 0 }));
  const page = {
    currentScript: document.querySelector('script'),
    createElement: (name: string) => document.createElement(name),
    head: document.head,
    querySelectorAll: () => [],
  };
  class PaintObserver {
    constructor(private readonly seen: (list: unknown, observer: unknown) => void) {}
    disconnect = () => undefined;
    observe = () => {
      const paints = reported ? [{ name: 'first-contentful-paint' }] : [];
      later(() => this.seen({ getEntriesByName: () => paints }, this));
    };
  }
  new Function(
    'document',
    'self',
    'TURBOPACK',
    'addEventListener',
    'requestAnimationFrame',
    'PerformanceObserver',
    'setTimeout',
    'fetch',
    loaderScript,
  )(
    page,
    scope,
    { push: (order: unknown) => (scope.TURBOPACK as Pushed).push(order) },
    listen,
    drawn ? later : () => undefined,
    PaintObserver,
    timer,
    fetch,
  );
  const flush = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) step();
    await Promise.resolve();
  };
  const files = () => [...document.head.querySelectorAll('script')];
  const arrive = () => files().forEach((file) => file.dispatchEvent(new Event('load')));
  /** This many milliseconds are over. */
  const lookOn = (wait = 2500) => waits.get(wait)?.();
  /** Lets everything happen that needs no more time. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await flush();
  };
  const push = jest.fn();
  /** The page has loaded and been idle, and its files have come. */
  const lookAt = async () => {
    scope.TURBOPACK = { push };
    happen('load');
    await settle();
    arrive();
    await settle();
  };
  return { scope, happen, flush, files, push, arrive, settle, lookAt, lookOn };
}

const addresses = (scripts: HTMLScriptElement[]) =>
  scripts.map((script) => script.getAttribute('src'));

it('asks for nothing before the page has loaded', async () => {
  const { files, flush, happen } = runLoader();
  await flush();
  expect(files()).toEqual([]);
  happen('load');
  await flush();
  expect(addresses(files())).toEqual(['/a.js', '/b.js']);
  // React finds a script it would add itself by exactly this mark.
  expect(files().every((script) => script.hasAttribute('async'))).toBe(true);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
  'starts at %s, and only once',
  (input) => {
    const { files, happen } = runLoader();
    happen(input);
    happen('keydown');
    expect(addresses(files())).toEqual(['/a.js', '/b.js']);
  },
);

it('takes no interest in a pointer that rests where the page appears', () => {
  const { files, happen } = runLoader();
  happen('pointermove', 0);
  expect(files()).toEqual([]);
});

it('reads the files when the page is idle, and starts after the delay without an input', async () => {
  const { push, files, lookAt, lookOn, settle } = runLoader();
  await lookAt();
  expect(push).not.toHaveBeenCalled();
  lookOn();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(2);
});

it('starts, once drawn, where the browser never reports the first paint', async () => {
  const { push, arrive, files, lookAt, lookOn, settle } = runLoader({ reported: false });
  await lookAt();
  expect(files()).toEqual([]);
  lookOn(3000);
  await settle();
  arrive();
  await settle();
  expect(push).not.toHaveBeenCalled();
  lookOn();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts at an input during the delay with the files that are there already, and only once', async () => {
  const { push, files, happen, lookAt, lookOn, settle } = runLoader();
  await lookAt();
  happen('touchstart');
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
  lookOn();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(2);
});

it.each([
  ['is over', (page: ReturnType<typeof runLoader>) => page.happen('pointerup')],
  ['became a scroll', (page: ReturnType<typeof runLoader>) => page.happen('pointercancel')],
  ['has lasted a second', (page: ReturnType<typeof runLoader>) => page.lookOn(1000)],
])('lets a press be answered first, and starts when it %s', async (_, end) => {
  const page = runLoader();
  const { push, happen, lookAt, settle } = page;
  await lookAt();
  happen('pointerdown');
  happen('focusin');
  await settle();
  expect(push).not.toHaveBeenCalled();
  end(page);
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts at the first idle moment when told so', async () => {
  const { push, lookAt } = runLoader({ soon: true });
  await lookAt();
  expect(push).toHaveBeenCalledTimes(1);
});

it('keeps the runtime entries back until every file is there', async () => {
  const { scope, push, files, settle, happen } = runLoader();
  expect(scope.TURBOPACK).toEqual([]);
  scope.TURBOPACK = { push };
  happen('keydown');
  files()[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push).not.toHaveBeenCalled();
  files()[1]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push.mock.calls).toEqual([[{ runtimeModuleIds: [1] }]]);
});

it('hands the router its data before anything runs', async () => {
  const { scope, arrive, settle, happen } = runLoader();
  const push = jest.fn(() => expect(scope.__next_f).toEqual([[0], [1, 'x']]));
  scope.TURBOPACK = { push };
  happen('keydown');
  arrive();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('asks for data that is gone as for a script, so that its failure is answered like one', async () => {
  const { scope, push, files, arrive, settle, happen } = runLoader({ dataIsThere: false });
  scope.TURBOPACK = { push };
  happen('keydown');
  arrive();
  await settle();
  expect(addresses(files())).toEqual(['/a.js', '/b.js', '/data.json']);
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['an input', (page: ReturnType<typeof runLoader>) => page.happen('keydown')],
  ['the network', (page: ReturnType<typeof runLoader>) => page.happen('online')],
  ['a pause', (page: ReturnType<typeof runLoader>) => page.lookOn(2000)],
])('tries again after %s, when a file could not be had, for that file only', async (_, end) => {
  const page = runLoader();
  const { scope, push, files, settle, happen, lookOn } = page;
  scope.TURBOPACK = { push };
  happen('keydown');
  files()[0]?.dispatchEvent(new Event('error'));
  files()[1]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push).not.toHaveBeenCalled();
  happen('keydown');
  expect(files()).toHaveLength(2);
  lookOn(1000);
  await settle();
  end(page);
  expect(addresses(files())).toEqual(['/a.js', '/b.js', '/a.js']);
  files()[2]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts in a window that the browser does not draw, where no frame ever comes', async () => {
  const { scope, push, happen, arrive, settle, lookOn } = runLoader({ drawn: false });
  scope.TURBOPACK = { push };
  happen('keydown');
  arrive();
  await settle();
  expect(push).not.toHaveBeenCalled();
  lookOn(100);
  await settle();
  expect(push).toHaveBeenCalled();
});
