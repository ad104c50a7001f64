import {
  forgetReload,
  holdsTyping,
  loadPart,
  reloadCooldown,
  recoverPage,
  reloadOnce,
  serverAnswers,
} from './recovery';

const page = () => ({
  typed: jest.fn(() => false),
  answers: jest.fn(() => Promise.resolve(true)),
  reload: jest.fn(() => true),
});
const recover = ({ typed, answers, reload }: ReturnType<typeof page>) =>
  recoverPage('sign-in', typed, answers, reload);

test('typed text is kept, also when it was typed meanwhile', async () => {
  const before = page();
  before.typed.mockReturnValue(true);
  expect(await recover(before)).toBe(false);
  const meanwhile = page();
  meanwhile.typed.mockReturnValueOnce(false).mockReturnValueOnce(true);
  expect(await recover(meanwhile)).toBe(false);
  expect(before.reload).not.toHaveBeenCalled();
  expect(meanwhile.reload).not.toHaveBeenCalled();
});

test('while the server cannot be reached the page stays', async () => {
  const offline = page();
  offline.answers.mockResolvedValue(false);
  expect(await recover(offline)).toBe(false);
  expect(offline.reload).not.toHaveBeenCalled();
});

test('a page holds typing when a field differs from its HTML', () => {
  document.body.innerHTML = '<input id="a" value="given"><textarea></textarea>';
  expect(holdsTyping()).toBe(false);
  document.querySelector('textarea')!.value = 'x';
  expect(holdsTyping()).toBe(true);
});

test.each([
  ['answers', true, () => Promise.resolve({ ok: true })],
  ['has no such page', false, () => Promise.resolve({ ok: false })],
  ['cannot be reached', false, () => Promise.reject(new TypeError('Failed to fetch'))],
])('the server %s: %s', async (_, expected, fetch) => {
  Object.assign(globalThis, { fetch });
  expect(await serverAnswers()).toBe(expected);
});

test('while the page reloads nobody is told anything', async () => {
  const settled = jest.fn();
  const recover = jest.fn(() => Promise.resolve(true));
  void loadPart('toasts', () => Promise.reject(new Error('gone')), recover).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(recover).toHaveBeenCalledWith('toasts');
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
