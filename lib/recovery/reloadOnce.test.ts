import { forgetReload, reloadOnce } from './reloadOnce';

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
