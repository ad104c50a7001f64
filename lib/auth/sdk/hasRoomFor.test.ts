import { hasRoomFor } from './hasRoomFor';

afterEach(() => jest.restoreAllMocks());

test('looks without leaving anything behind', () => {
  expect(hasRoomFor(100)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('storage that is full or blocked has no room', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(hasRoomFor(1)).toBe(false);
});
