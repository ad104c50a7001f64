import { sessionKey } from '@/lib/auth/session';
import { reportSession } from '@/lib/browser/auth/session';
import { accountRecord, setAccountRecord, subscribeToAccount } from './useAccount';

const record = (email: string) => JSON.stringify({ email });
let end: () => void;
const listener = jest.fn();

beforeEach(() => {
  localStorage.setItem(sessionKey, record('stored@example.com'));
  reportSession(undefined);
  listener.mockReset();
  end = subscribeToAccount(listener);
});
afterEach(() => end());

function otherTab(value: string) {
  localStorage.setItem(sessionKey, value);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: value }));
}

test('what the SDK tells here counts until another tab writes', () => {
  expect(accountRecord()).toBe(record('stored@example.com'));
  setAccountRecord(record('told@example.com'));
  expect(accountRecord()).toBe(record('told@example.com'));
  otherTab(record('other@example.com'));
  expect(accountRecord()).toBe(record('other@example.com'));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('nobody has a record after signing out, and the next user not the old one', () => {
  setAccountRecord(record('told@example.com'));
  reportSession(null);
  expect(accountRecord()).toBeNull();
  reportSession({ uid: '1', email: 'next@example.com' });
  expect(accountRecord()).toBe(record('stored@example.com'));
});
