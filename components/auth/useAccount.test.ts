import { sessionKey } from '@/lib/auth/session';
import { reportSession } from '@/lib/browser/auth/session';
import { accountRecord, setAccountRecord, subscribeToAccount } from './useAccount';

const record = (email: string) => JSON.stringify({ email });

test('nobody has a record after signing out, and the next user not the old one', () => {
  localStorage.setItem(sessionKey, record('stored@example.com'));
  subscribeToAccount(() => undefined);
  setAccountRecord(record('told@example.com'));
  expect(accountRecord()).toBe(record('told@example.com'));
  reportSession(null);
  expect(accountRecord()).toBeNull();
  reportSession({ uid: '1', email: 'next@example.com' });
  expect(accountRecord()).toBe(record('stored@example.com'));
});
