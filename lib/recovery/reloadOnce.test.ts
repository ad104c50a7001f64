import { forgetReload, memory, reloadOnce } from './reloadOnce';

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
  const clock = jest.spyOn(Date, 'now').mockReturnValue(2 * memory);
  const reload = jest.fn();
  expect(reloadOnce('/about', reload)).toBe(true);
  // A chunk that hangs fails after 120 s; a clock that is set back must not matter either.
  for (const later of [0, 120_000, memory - 1, -memory]) {
    clock.mockReturnValue(2 * memory + later);
    expect(reloadOnce('/about', reload)).toBe(false);
  }
  clock.mockReturnValue(3 * memory);
  expect(reloadOnce('/about', reload)).toBe(true);
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
