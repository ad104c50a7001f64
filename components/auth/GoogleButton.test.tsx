import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authTexts } from '@/lib/words';
import { GoogleButton, useGoogle } from './GoogleButton';
import { fakeSdk } from './testing';

jest.mock('./sdk', () => jest.requireActual<typeof import('./testing')>('./testing').fakeSdk);
jest.mock('@/lib/auth/googleLoader', () => ({
  preloadGoogleLoader: () => Promise.resolve(),
}));

const done = jest.fn();
const Button = () => <GoogleButton {...useGoogle(done)} />;
const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const silence = authTexts.silentWindow;
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

function open() {
  jest.useFakeTimers();
  render(<Button />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  fakeSdk.signInWithGoogle.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a second press waits anew, and the end of the first window says nothing', async () => {
  let close: (error: Error) => void = jest.fn();
  fakeSdk.signInWithGoogle.mockReturnValueOnce(new Promise<void>((_, reject) => (close = reject)));
  fakeSdk.signInWithGoogle.mockReturnValueOnce(new Promise(() => {}));
  const user = open();
  await user.click(google());
  await seconds(10);
  await user.click(google());
  await act(async () => close(new Error('Firebase: Error (auth/user-disabled).')));
  await seconds(14);
  expect(screen.queryByText(silence)).not.toBeInTheDocument();
  expect(screen.queryByText(authTexts.accountDisabled)).not.toBeInTheDocument();
  await seconds(1);
  expect(screen.getByText(silence)).toBeInTheDocument();
});
