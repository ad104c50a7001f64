import { renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { takeRequests } from '@/lib/browser/toasts';

let useOtherUser: typeof import('./sdk').useOtherUser;

beforeAll(async () => {
  // The SDK asks for these when it is imported.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: Map, Response: Object });
  ({ useOtherUser } = await import('./sdk'));
});

const ada = { uid: '1', email: 'ada@example.com' } as User;
const bob = { uid: '2', email: 'bob@example.com' } as User;
const said = () => takeRequests().waiting.map(({ text }) => text);

function open(user: User | null) {
  const { rerender } = renderHook(({ now, leaving }) => useOtherUser(now, leaving), {
    initialProps: { now: user, leaving: false },
  });
  return (now: User | null, leaving = false) => rerender({ now, leaving });
}

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void takeRequests());
afterEach(() => jest.restoreAllMocks());

test('who was signed in by another tab in place of somebody else is told', () => {
  const become = open(ada);
  become({ ...ada, displayName: 'Ada' });
  become(null);
  become(ada);
  expect(said()).toEqual([]);
  become(null);
  become(bob);
  expect(said()).toEqual(['You are signed in as bob@example.com now.']);
});

test('a tab out of view tells it when it comes back', () => {
  const become = open(ada);
  show('hidden');
  become(bob);
  expect(said()).toEqual([]);
  show('visible');
  expect(said()).toHaveLength(1);
});

test('who logs in after an own Logout is not told', () => {
  const become = open(ada);
  become(ada, true);
  become(null);
  become(bob);
  expect(said()).toEqual([]);
});
