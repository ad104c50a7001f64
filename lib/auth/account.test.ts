import { accountRecord, parseAccount, subscribeToAccount, setAccountRecord } from './account';
import { reportSession, sessionKey } from './session';

const fullRecord = {
  uid: '1',
  email: 'ada@example.com',
  emailVerified: true,
  createdAt: '1763800000000',
  providerData: [
    { providerId: 'google.com', email: 'ada@gmail.example' },
    { providerId: 'password', email: 'ada@example.com' },
  ],
};

test('the record says who it is, since when, and by which ways', () => {
  expect(parseAccount(JSON.stringify(fullRecord))).toEqual({
    uid: '1',
    email: 'ada@example.com',
    verified: true,
    created: new Date(1763800000000),
    hasPassword: true,
    linked: new Map([['google', 'ada@gmail.example']]),
  });
});

test('what a record lacks is left open', () => {
  expect(parseAccount('{"email":"a@b.c","providerData":[null,{}],"createdAt":"x"}')).toEqual({
    uid: '',
    email: 'a@b.c',
    verified: false,
    created: undefined,
    hasPassword: false,
    linked: new Map(),
  });
});

test.each([null, '', '{', 'null', '[]', '{"email":7}'])('%j is nobody’s record', (text) => {
  expect(parseAccount(text)).toBeUndefined();
});

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

test('a page that is left keeps nothing', () => {
  setAccountRecord(record('told@example.com'));
  end();
  expect(accountRecord()).toBe(record('stored@example.com'));
});
