import {
  forgetReload,
  holdsTyping,
  loadPart,
  reloadCooldown,
  recoverPage,
  reloadOnce,
} from './recovery';

const host = (fetch: () => Promise<{ ok: boolean }>) => Object.assign(globalThis, { fetch });
const isThere = () => Promise.resolve({ ok: true });
const type = () => (document.querySelector('input')!.value = 'typed');
const reload = jest.fn(() => true);

beforeEach(() => {
  reload.mockClear();
  document.body.innerHTML = '<input>';
});

test('typed text is kept, also when it was typed meanwhile', async () => {
  host(() => {
    type();
    return isThere();
  });
  expect(await recoverPage('sign-in', reload)).toBe(false);
  host(isThere);
  expect(await recoverPage('sign-in', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('while the server cannot be reached the page stays', async () => {
  host(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await recoverPage('sign-in', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page holds typing when a field differs from its HTML', () => {
  document.body.innerHTML = '<input id="a" value="given"><textarea></textarea>';
  expect(holdsTyping()).toBe(false);
  document.querySelector('textarea')!.value = 'x';
  expect(holdsTyping()).toBe(true);
});

test('while the page reloads nobody is told anything', async () => {
  const settled = jest.fn();
  host(isThere);
  void loadPart('toasts', () => Promise.reject(new Error('gone')), reload).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(reload).toHaveBeenCalledWith('toasts');
  expect(settled).not.toHaveBeenCalled();
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a part costs one reload until it has arrived', () => {
  const reload = jest.fn();
  expect(reloadOnce('sign-in', reload)).toBe(true);
  expect(reloadOnce('sign-in', reload)).toBe(false);
  expect(reloadOnce('toasts', reload)).toBe(true);
  forgetReload('sign-in');
  expect(reloadOnce('sign-in', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a fault that stays costs no second reload, the next deploy does', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(2 * reloadCooldown);
  const reload = jest.fn();
  expect(reloadOnce('page /about', reload)).toBe(true);
  // A chunk that hangs fails after 120 s; a clock that is set back must not matter either.
  for (const later of [0, 120_000, reloadCooldown - 1, -reloadCooldown]) {
    clock.mockReturnValue(2 * reloadCooldown + later);
    expect(reloadOnce('page /about', reload)).toBe(false);
  }
  clock.mockReturnValue(3 * reloadCooldown);
  expect(reloadOnce('page /about', reload)).toBe(true);
});

test('without storage there is no reload, since nothing would end a loop', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const reload = jest.fn();
  expect(reloadOnce('sign-in', reload)).toBe(false);
  expect(() => forgetReload('sign-in')).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
