import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authTexts } from '@/lib/content/auth';
import { takeRequests } from '@/lib/browser/toasts';
import { LoginForm } from './LoginForm';
import type { Sdk } from './loadSdk';

const loadSdk = jest.fn<Promise<Sdk>, []>();
jest.mock('./loadSdk', () => ({
  ...jest.requireActual<object>('./loadSdk'),
  loadSdk: () => loadSdk(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test('without the SDK a submit says so, keeps what was typed, and the next one tries again', async () => {
  loadSdk.mockRejectedValue(new Error('offline'));
  const user = userEvent.setup();
  render(<LoginForm />);
  await act(async () => {});
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'x');
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: /^Login/ }));
    await waitFor(() =>
      expect(takeRequests()).toEqual([{ kind: 'error', text: authTexts.unavailable }]),
    );
    expect(loadSdk).toHaveBeenCalledTimes(1 + time);
  }
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
