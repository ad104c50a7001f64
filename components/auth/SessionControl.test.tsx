import { act, render } from '@testing-library/react';
import { reportSession } from '@/lib/auth/session';
import { SessionControl } from './SessionControl';

jest.mock('./sdk', () => ({ SessionWatcher: () => null }));
jest.mock('next/navigation', () => ({ usePathname: () => '/about' }));

afterEach(() => act(() => reportSession(null)));

test('a sign-out elsewhere does not move the focus', () => {
  render(<SessionControl />);
  act(() => reportSession('ada@example.com'));
  act(() => reportSession(null));
  expect(document.body).toHaveFocus();
});
