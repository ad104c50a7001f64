import { readSessionHint, sessionKey } from './session';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the hint is the stored email', () => {
  localStorage.setItem(sessionKey, JSON.stringify({ uid: '1', email: 'ada@example.com' }));
  expect(readSessionHint()).toBe('ada@example.com');
});

test.each([null, '', '{"email":', 'null', '{"uid":"1"}', '{"email":""}'])(
  'the record %j means signed out',
  (record) => {
    if (record !== null) localStorage.setItem(sessionKey, record);
    expect(readSessionHint()).toBeNull();
  },
);

test('blocked storage means signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readSessionHint()).toBeNull();
});
