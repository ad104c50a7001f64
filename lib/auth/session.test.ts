import { markSession } from '@/lib/inline/markSession';
import { readSessionHint, sessionKey } from './session';

/** Returns the mark on `<html>` that CSS sees at first paint. */
function markedSession(): string | undefined {
  const { dataset } = document.documentElement;
  delete dataset.session;
  markSession();
  return dataset.session;
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the hint is the stored email, and the head script marks the page', () => {
  localStorage.setItem(sessionKey, JSON.stringify({ uid: '1', email: 'ada@example.com' }));
  expect(readSessionHint()).toBe('ada@example.com');
  expect(markedSession()).toBe('signed-in');
});

test.each([null, '', '{"email":', 'null', '{"uid":"1"}', '{"email":""}', '{"email":{"a":1}}'])(
  'the record %j means signed out',
  (record) => {
    if (record !== null) localStorage.setItem(sessionKey, record);
    expect(readSessionHint()).toBeNull();
    expect(markedSession()).toBeUndefined();
  },
);

test('blocked storage means signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readSessionHint()).toBeNull();
  expect(markedSession()).toBeUndefined();
});
