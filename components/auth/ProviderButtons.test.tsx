import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authTexts } from '@/lib/content/auth';
import { ProviderButtons } from './ProviderButtons';
import { fakeSdk } from './testing';
import { useProviders } from './useProviders';

jest.mock('./sdk', () => jest.requireActual<typeof import('./testing')>('./testing').sdkModule);
jest.mock('@/lib/auth/googleLoader', () => ({
  preloadGoogleLoader: () => Promise.resolve(),
}));

const done = jest.fn();
const Buttons = () => <ProviderButtons {...useProviders(done)} />;
const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const silence = authTexts.silentWindow('Google');
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

function open() {
  jest.useFakeTimers();
  render(<Buttons />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  fakeSdk.google.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a window that is silent for 15 s is told, until it answers', async () => {
  let answer = () => {};
  fakeSdk.google.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = open();
  await user.click(google());
  await seconds(14);
  expect(screen.queryByText(silence)).not.toBeInTheDocument();
  await seconds(1);
  expect(screen.getByText(silence)).toBeInTheDocument();
  await act(async () => answer());
  expect(screen.queryByText(silence)).not.toBeInTheDocument();
  expect(done).toHaveBeenCalledTimes(1);
});

test('a second press waits anew, and the end of the first window says nothing', async () => {
  let close: (error: Error) => void = jest.fn();
  fakeSdk.google.mockReturnValueOnce(new Promise((_, reject) => (close = reject)));
  fakeSdk.google.mockReturnValueOnce(new Promise(() => {}));
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

test.each([
  ['user-disabled', authTexts.accountDisabled],
  ['account-exists-with-different-credential', authTexts.anotherWay],
  ['popup-closed-by-user', ''],
])('a window that ends in %s says %j', async (code, text) => {
  fakeSdk.google.mockRejectedValueOnce(
    Object.assign(new Error('Words.'), { code: `auth/${code}` }),
  );
  const user = open();
  await user.click(google());
  await seconds(20);
  expect(document.querySelector('[aria-live]')).toHaveTextContent(text);
});

test('in the browser of another app a press does nothing, and its words take the place of the button', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Line/7.3.2');
  window.history.replaceState(null, '', '/login?from=%2Fabout');
  open();
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
  screen.getByText(authTexts.google).click();
  expect(fakeSdk.google).not.toHaveBeenCalled();
  expect(screen.getByText(/^Google does not allow signing in inside LINE\./)).toBeInTheDocument();
  const way = screen.getByRole('link', { name: 'Open in browser' });
  expect(way).toHaveAttribute(
    'href',
    expect.stringMatching(/from=%2Fabout&openExternalBrowser=1$/),
  );
  // Soft navigation would keep it from the app.
  expect(way).toHaveAttribute('target');
});
