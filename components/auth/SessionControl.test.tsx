import { act, render } from '@testing-library/react';
import { sessionKey, reportSession } from '@/lib/auth/session';
import { SessionControl } from './SessionControl';

jest.mock('./sdk', () => jest.requireActual<typeof import('./testing')>('./testing').fakeSdk);
jest.mock('next/navigation', () => ({ usePathname: () => '/about' }));

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  act(() => reportSession(null));
});

test('a sign-out elsewhere does not move the focus', () => {
  render(<SessionControl />);
  act(() => reportSession('ada@example.com'));
  act(() => reportSession(null));
  expect(document.body).toHaveFocus();
});

test.each([
  ['whose record went meanwhile is over at once', true, null],
  ['that is kept in memory only goes on', false, 'signed-in'],
])('in a page from the back/forward cache a session %s', (_, recorded, mark) => {
  if (recorded) localStorage.setItem(sessionKey, JSON.stringify({ email: 'ada@example.com' }));
  render(<SessionControl />);
  act(() => reportSession('ada@example.com'));
  localStorage.clear();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(root.getAttribute('data-session')).toBe(mark);
});
