import { markSession } from '@/lib/inline/markSession';
import { sessionKey, readSessionHint } from './session';

const root = document.documentElement;

/** What CSS sees of the session at the first paint. */
function markedSession(): string | null {
  root.removeAttribute('data-session');
  markSession();
  return root.getAttribute('data-session');
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the e-mail of the record is the hint, and the head script marks the page', () => {
  localStorage.setItem(sessionKey, JSON.stringify({ uid: '1', email: 'ada@example.com' }));
  expect(readSessionHint()).toBe('ada@example.com');
  expect(markedSession()).toBe('signed-in');
});

test.each([
  ['no record', null],
  ['an empty record', ''],
  ['text that is no JSON', '{"email":'],
  ['null', 'null'],
  ['no e-mail', '{"uid":"1"}'],
  ['an empty e-mail', '{"email":""}'],
  ['an e-mail that is no text', '{"email":{"a":1}}'],
])('%s means signed out', (_, record) => {
  if (record !== null) localStorage.setItem(sessionKey, record);
  expect(readSessionHint()).toBeNull();
  expect(markedSession()).toBeNull();
});

test('storage that is blocked means signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readSessionHint()).toBeNull();
  expect(markedSession()).toBeNull();
});
