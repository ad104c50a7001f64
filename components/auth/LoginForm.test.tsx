import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportSession } from '@/lib/auth/session';
import { takeRequests } from '@/lib/browser/toasts';
import { LoginForm } from './LoginForm';
import { fakeSdk, router } from './testing';

jest.mock('./sdk', () => jest.requireActual<typeof import('./testing')>('./testing').sdkModule);
jest.mock('@/lib/auth/googleLoader', () => ({
  preloadGoogleLoader: () => Promise.resolve(),
}));
jest.mock('next/navigation', () => ({
  useRouter: () => jest.requireActual<typeof import('./testing')>('./testing').router,
}));

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Log/ });

async function open(address = '/login') {
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  render(<LoginForm />);
  await act(async () => {});
  return user;
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'Strength');
  await user.click(button());
}

beforeEach(() => {
  fakeSdk.login = undefined;
  fakeSdk.google.mockReset();
  router.replace.mockReset();
  takeRequests();
});
afterEach(() => act(() => reportSession(null)));

test('a password may have any length, and a submit before the island runs sends nothing', async () => {
  await open();
  expect(password()).not.toHaveAttribute('maxlength');
  expect(password().closest('form')).toHaveAttribute('method', 'dialog');
});

test('an e-mail that cannot be one is told when the field is left, and the message goes with its cause', async () => {
  const user = await open();
  await user.type(email(), 'ada@');
  expect(email()).toHaveAccessibleDescription('');
  await user.tab();
  expect(email()).toHaveAccessibleDescription('Please Provide a valid Email');
  expect(email()).toBeInvalid();
  await user.type(email(), 'example.com');
  expect(email()).toHaveAccessibleDescription('');
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
});

test('success leads to the page the visitor came from, and the form is gone', async () => {
  const user = await open('/login?from=%2Fabout%23contact');
  await logIn(user);
  await waitFor(() =>
    expect(fakeSdk.login?.attempt).toEqual({ email: 'ada@example.com', password: 'Strength' }),
  );
  act(() => fakeSdk.login?.onSuccess());
  expect(router.replace).toHaveBeenCalledWith('/about#contact');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test.each(['/login', '/login?from=//evil.example', '/login?from=%2Flogin'])(
  'success on %s leads to /',
  async (address) => {
    const user = await open(address);
    await logIn(user);
    act(() => fakeSdk.login?.onSuccess());
    expect(router.replace).toHaveBeenCalledWith('/');
  },
);

test('while a request is under way a second submit does nothing', async () => {
  const user = await open();
  await logIn(user);
  const attempt = fakeSdk.login?.attempt;
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.dblClick(button());
  await user.type(password(), '{Enter}');
  expect(fakeSdk.login?.attempt).toBe(attempt);
});

test('a failure is told, what was typed stays, and the next submit is a new attempt', async () => {
  const user = await open();
  await logIn(user);
  const first = fakeSdk.login?.attempt;
  act(() => fakeSdk.login?.onFailure('Firebase: Error (auth/wrong-password).'));
  expect(takeRequests()).toEqual([{ kind: 'error', text: 'Wrong Password' }]);
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('Strength');
  expect(button()).toHaveTextContent('Login');
  await user.click(button());
  expect(fakeSdk.login?.attempt).toEqual(first);
  expect(fakeSdk.login?.attempt).not.toBe(first);
});

test('an answer that names neither puts the email in doubt and Google in mind until something is typed or sent', async () => {
  const user = await open();
  const joined = 'Joined with Google? Then continue with it.';
  const refuse = (code: string) => act(() => fakeSdk.login?.onFailure(`Firebase: (auth/${code}).`));
  await logIn(user);
  refuse('wrong-password');
  expect(email()).toHaveAccessibleDescription('');
  expect(password()).toHaveAccessibleDescription(joined);

  await user.click(button());
  refuse('invalid-credential');
  expect(takeRequests().at(-1)).toEqual({ kind: 'error', text: 'Wrong Password' });
  expect(email()).toHaveAccessibleDescription('The email may be wrong as well.');
  expect(password()).toHaveAccessibleDescription(joined);
  expect(password()).not.toHaveAttribute('aria-invalid', 'true');
  await user.type(password(), '!');
  expect(email()).toHaveAccessibleDescription('');
  expect(password()).toHaveAccessibleDescription('');

  await user.click(button());
  refuse('invalid-credential');
  expect(email()).not.toHaveAccessibleDescription('');
  await user.click(button());
  expect(email()).toHaveAccessibleDescription('');
  refuse('network-request-failed');
  expect(email()).toHaveAccessibleDescription('');
});

test('a password is sent with every space that was typed', async () => {
  const user = await open();
  await user.type(email(), 'ada@example.com');
  await user.click(password());
  await user.paste('  Strong  er ');
  await user.click(button());
  expect(fakeSdk.login?.attempt.password).toBe('  Strong  er ');
});

test('the password can be shown, and is hidden while it is sent', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute(
    'aria-controls',
    'password',
  );
  await logIn(user);
  expect(password()).toHaveAttribute('type', 'password');
});

test('Google leads to /, and its failures go to the console only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = await open('/login?from=%2Fabout');
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  const closed = new Error('Firebase: Error (auth/popup-closed-by-user).');
  fakeSdk.google.mockRejectedValueOnce(closed);
  await user.click(google);
  await waitFor(() => expect(log).toHaveBeenCalledWith(closed));
  expect(takeRequests()).toEqual([]);
  expect(google).toBeEnabled();

  fakeSdk.google.mockResolvedValueOnce();
  await user.click(google);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  log.mockRestore();
});

test('a press on Google while its window is open starts anew', async () => {
  const user = await open();
  fakeSdk.google.mockReturnValue(new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(fakeSdk.google).toHaveBeenCalledTimes(2);
});

test('the way to sign-up takes the page along', async () => {
  await open('/login?from=%2Fabout');
  expect(screen.getByText('New to Power Zone?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute(
    'href',
    '/signup?from=%2Fabout',
  );
});

test('somebody who is signed in is told so, with Logout and a way onward', async () => {
  const user = await open('/login?from=%2Fabout');
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/about');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  act(() => reportSession(null));
  expect(email()).toHaveFocus();
});

test('after an own login nobody is told that they are signed in already', async () => {
  const user = await open();
  await logIn(user);
  act(() => reportSession({ uid: '1', email: 'ada@example.com' }));
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
  act(() => fakeSdk.login?.onSuccess());
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
});
