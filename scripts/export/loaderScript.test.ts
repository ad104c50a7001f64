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
  let lookOn = () => {};
  const timer = (step: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) => {
    if (wait > 0) lookOn = () => step(...values);
    else later(step);
  };
  const heard = new Map<string, (event: object) => void>();
  const listen = (type: string, listener: (event: object) => void) => heard.set(type, listener);
  const listeners = {
    get: (type: string, moved = 1) => {
      const listener = heard.get(type);
      return listener && (() => listener({ type, movementX: moved, movementY: 0 }));
    },
  };
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
  /** Lets everything happen that needs no more time. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await flush();
  };
  const push = jest.fn();
  /** The page has loaded and been idle, and its files have come. */
  const lookAt = async () => {
    scope.TURBOPACK = { push };
    heard.get('load')?.({});
    await settle();
    arrive();
    await settle();
  };
  return { scope, listeners, flush, files, push, arrive, settle, lookAt, lookOn: () => lookOn() };
}

const addresses = (scripts: HTMLScriptElement[]) =>
  scripts.map((script) => script.getAttribute('src'));

it('asks for nothing before the page has loaded', async () => {
  const { files, flush, listeners } = runLoader();
  await flush();
  expect(files()).toEqual([]);
  listeners.get('load')?.();
  await flush();
  expect(addresses(files())).toEqual(['/a.js', '/b.js']);
  // React finds a script it would add itself by exactly this mark.
  expect(files().every((script) => script.hasAttribute('async'))).toBe(true);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'starts at %s, and only once',
  (sign) => {
    const { files, listeners } = runLoader();
    listeners.get(sign)?.();
    listeners.get('keydown')?.();
    expect(addresses(files())).toEqual(['/a.js', '/b.js']);
  },
);

it('takes no interest in a pointer that rests where the page appears', () => {
  const { files, listeners } = runLoader();
  listeners.get('pointermove', 0)?.();
  expect(files()).toEqual([]);
});

it('reads the files when the page is idle, and starts after a look that no sign ended', async () => {
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
  lookOn();
  await settle();
  arrive();
  await settle();
  expect(push).not.toHaveBeenCalled();
  lookOn();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('starts with the files that are there already at a sign during the look, and only once', async () => {
  const { push, files, listeners, lookAt, lookOn, settle } = runLoader();
  await lookAt();
  listeners.get('touchstart')?.();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
  lookOn();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(2);
});

it('starts at the first idle moment when told so', async () => {
  const { push, lookAt } = runLoader({ soon: true });
  await lookAt();
  expect(push).toHaveBeenCalledTimes(1);
});

it('keeps the runtime entries back until every file is there', async () => {
  const { scope, push, files, settle, listeners } = runLoader();
  expect(scope.TURBOPACK).toEqual([]);
  scope.TURBOPACK = { push };
  listeners.get('keydown')?.();
  files()[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push).not.toHaveBeenCalled();
  files()[1]?.dispatchEvent(new Event('load'));
  await settle();
  expect(push.mock.calls).toEqual([[{ runtimeModuleIds: [1] }]]);
});

it('hands the router its data before anything runs', async () => {
  const { scope, arrive, settle, listeners } = runLoader();
  const push = jest.fn(() => expect(scope.__next_f).toEqual([[0], [1, 'x']]));
  scope.TURBOPACK = { push };
  listeners.get('keydown')?.();
  arrive();
  await settle();
  expect(push).toHaveBeenCalledTimes(1);
});

it('asks for data that is gone as for a script, so that its failure is answered like one', async () => {
  const { scope, push, files, arrive, settle, listeners } = runLoader({ dataIsThere: false });
  scope.TURBOPACK = { push };
  listeners.get('keydown')?.();
  arrive();
  await settle();
  expect(addresses(files())).toEqual(['/a.js', '/b.js', '/data.json']);
  expect(push).not.toHaveBeenCalled();
});

it('leaves the page plain when a file cannot be had', async () => {
  const { scope, push, files, settle, listeners } = runLoader();
  scope.TURBOPACK = { push };
  listeners.get('keydown')?.();
  files()[0]?.dispatchEvent(new Event('error'));
  await settle();
  expect(push).not.toHaveBeenCalled();
});

it('starts in a window that the browser does not draw, where no frame ever comes', async () => {
  const { scope, push, listeners, arrive, settle, lookOn } = runLoader({ drawn: false });
  scope.TURBOPACK = { push };
  listeners.get('keydown')?.();
  arrive();
  await settle();
  expect(push).not.toHaveBeenCalled();
  lookOn();
  await settle();
  expect(push).toHaveBeenCalled();
});
