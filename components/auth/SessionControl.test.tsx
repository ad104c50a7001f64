import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionKey } from '@/lib/auth/session';
import { reportSession } from '@/lib/browser/auth/session';
import { SessionControl } from './SessionControl';
import { loadedSdk, logoutWanted } from './loadSdk';
import { fakeSdk } from './testing';

let pathname = '/about';
jest.mock('./sdk', () => jest.requireActual<typeof import('./testing')>('./testing').fakeSdk);
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const root = document.documentElement;
const login = () => screen.getByRole('link', { name: 'Login' });
const logout = () => screen.getByText('Logout');

function goTo(address: string) {
  window.history.replaceState(null, '', address);
  pathname = window.location.pathname;
}

beforeEach(() => goTo('/about'));
afterEach(() => {
  localStorage.clear();
  act(() => reportSession(null));
  act(() => logoutWanted.set(false));
});

test('Login remembers the page, and follows navigation', () => {
  goTo('/about?print=1#contact');
  const { rerender } = render(<SessionControl />);
  expect(login()).toHaveAttribute('href', '/login?from=%2Fabout%3Fprint%3D1%23contact');
  goTo('/services');
  rerender(<SessionControl />);
  expect(login()).toHaveAttribute('href', '/login?from=%2Fservices');
  window.history.replaceState(null, '', '/services#x');
  act(() => login().focus());
  expect(login()).toHaveAttribute('href', '/login?from=%2Fservices%23x');
});

test('on a form Login keeps the page before it', () => {
  goTo('/signup?from=%2Fabout');
  render(<SessionControl />);
  expect(login()).toHaveAttribute('href', '/login?from=%2Fabout');
  expect(login()).toHaveAttribute('aria-current', 'true');
});

test('the mark follows the SDK, and the focus stays on the control', () => {
  render(<SessionControl />);
  expect(root).not.toHaveAttribute('data-session');
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  expect(root).toHaveAttribute('data-session', 'signed-in');
  logout().focus();
  act(() => reportSession(null));
  expect(root).not.toHaveAttribute('data-session');
  expect(login()).toHaveFocus();
});

test('a sign-out elsewhere does not move the focus', () => {
  render(<SessionControl />);
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  act(() => reportSession(null));
  expect(document.body).toHaveFocus();
});

test.each([
  ['whose record went meanwhile is over at once', true, null],
  ['that is kept in memory only goes on', false, 'signed-in'],
])('in a page from the back/forward cache a session %s', (_, recorded, mark) => {
  if (recorded) localStorage.setItem(sessionKey, JSON.stringify({ email: 'ada@example.com' }));
  render(<SessionControl />);
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  localStorage.clear();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(root.getAttribute('data-session')).toBe(mark);
});

test('a visitor never loads the SDK; Logout waits for it and then signs out', async () => {
  const user = userEvent.setup();
  render(<SessionControl />);
  expect(loadedSdk.get()).toBeUndefined();
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  await user.click(logout());
  expect(logout()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(fakeSdk.SessionWatcher).toHaveBeenCalled());
  expect(logoutWanted.get()).toBe(true);
  // As the watcher does when it has signed out.
  act(() => logoutWanted.set(false));
  expect(logout()).toHaveAttribute('aria-busy', 'false');
});
