import { readSessionHint, sessionKey } from './hint';
import { headScript } from '@/lib/head/headScript';

const root = document.documentElement;

/** Runs the script as the head would and says what CSS would then see. */
function runScript(): string | null {
  root.removeAttribute('data-session');
  // The script is this project's own text; running it is the point of the test.
  new Function(headScript)();
  return root.getAttribute('data-session');
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the record is where the SDK keeps it', () => {
  expect(sessionKey).toBe('firebase:authUser:demo-key:[DEFAULT]');
});

test('the e-mail of the record is the hint, and the head script marks the page', () => {
  localStorage.setItem(sessionKey, JSON.stringify({ uid: '1', email: 'ada@example.com' }));
  expect(readSessionHint()).toBe('ada@example.com');
  expect(runScript()).toBe('signed-in');
});

test.each([
  ['no record', null],
  ['an empty record', ''],
  ['text that is no JSON', '{"email":'],
  ['null', 'null'],
  ['a string', '"ada@example.com"'],
  ['a list', '["ada@example.com"]'],
  ['no e-mail', '{"uid":"1"}'],
  ['an empty e-mail', '{"email":""}'],
  ['an e-mail that is no text', '{"email":{"a":1}}'],
])('%s means signed out', (_, record) => {
  if (record !== null) localStorage.setItem(sessionKey, record);
  expect(readSessionHint()).toBeNull();
  expect(runScript()).toBeNull();
});

test('storage that is blocked means signed out', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readSessionHint()).toBeNull();
  expect(runScript()).toBeNull();
});

test('the script is old JavaScript and cannot end its element', () => {
  expect(headScript).not.toMatch(/=>|\b(let|const)\b|`|\?\.|</);
});
