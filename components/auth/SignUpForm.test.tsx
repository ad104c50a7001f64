import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeRequests } from '@/lib/browser/toasts';
import { SignUpForm } from './SignUpForm';
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
const confirmation = () => screen.getByLabelText('Confirm Password');
const button = () => screen.getByRole('button', { name: /^Sign Up/ });
const rule = 'At least 7 characters, one of them a capital letter.';

async function open() {
  window.history.replaceState(null, '', '/signup?from=%2Fabout');
  const user = userEvent.setup();
  const { unmount } = render(<SignUpForm />);
  await act(async () => {});
  return { user, unmount };
}

async function signUp(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'Strength');
  await user.type(confirmation(), 'Strength');
  await user.click(button());
}

beforeEach(() => {
  fakeSdk.signUp = undefined;
  router.replace.mockReset();
  takeRequests();
});

test('each rule speaks when its field is left', async () => {
  const { user } = await open();
  await user.type(password(), 'Short');
  await user.tab();
  // The focus is on the field's own button now: the field has not been left.
  expect(password().getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(password()).toHaveAccessibleDescription(`${rule} Password too short`);
  await user.clear(password());
  await user.type(password(), 'longenough');
  expect(password()).toHaveAccessibleDescription(`${rule} Password must contain a capital letter`);
  await user.type(confirmation(), 'else');
  await user.tab();
  await user.tab();
  expect(confirmation()).toHaveAccessibleDescription('Password Mismatched');
});

test('a password that is too long is told before it is sent', async () => {
  const { user } = await open();
  await user.click(password());
  await user.paste('Strength'.repeat(17));
  await user.click(email());
  expect(password()).toHaveValue('Strength'.repeat(17));
  expect(password()).toHaveAccessibleDescription(`${rule} Password longer than 128 characters`);
});

test('a confirmation becomes right when the password changes', async () => {
  const { user } = await open();
  await user.type(confirmation(), 'Strength');
  await user.click(email());
  expect(confirmation()).toHaveAccessibleDescription('Password Mismatched');
  await user.type(password(), 'Strength');
  expect(confirmation()).toHaveAccessibleDescription('');
});

test('a submit with empty fields asks for all three', async () => {
  const { user } = await open();
  await user.click(button());
  expect(email()).toHaveAccessibleDescription('Email is required');
  expect(password()).toHaveAccessibleDescription(`${rule} Password is required`);
  expect(confirmation()).toHaveAccessibleDescription('Password confirmation is required');
  expect(email()).toHaveFocus();
  expect(fakeSdk.signUp).toBeUndefined();
});

test('the focus goes to the first wrong field', async () => {
  const { user } = await open();
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'Strength');
  await user.type(confirmation(), 'strength{Enter}');
  expect(confirmation()).toHaveFocus();
  expect(fakeSdk.signUp).toBeUndefined();
});

test('success says so and leads to /', async () => {
  const { user } = await open();
  await signUp(user);
  await waitFor(() =>
    expect(fakeSdk.signUp?.attempt).toEqual({ email: 'ada@example.com', password: 'Strength' }),
  );
  act(() => fakeSdk.signUp?.onSuccess());
  expect(takeRequests()).toEqual([{ kind: 'success', text: 'Account created' }]);
  expect(router.replace).toHaveBeenCalledWith('/');
});

test('success after the visitor has left says so and leads nowhere', async () => {
  const { user, unmount } = await open();
  await signUp(user);
  unmount();
  act(() => fakeSdk.signUp?.onSuccess());
  expect(takeRequests()).toEqual([{ kind: 'success', text: 'Account created' }]);
  expect(router.replace).not.toHaveBeenCalled();
});

test.each([
  [
    'Firebase: Taken. (auth/email-already-in-use).',
    'Email already in use',
    'Log in, or continue with Google.',
  ],
  ['Firebase: Error (auth/too-many-requests).', 'Firebase: Error (auth/too-many-requests).', ''],
])('the provider says %j: %j', async (answer, message, note) => {
  const { user } = await open();
  await signUp(user);
  act(() => fakeSdk.signUp?.onFailure(answer));
  expect(takeRequests()).toEqual([{ kind: 'error', text: message }]);
  expect(confirmation()).toHaveValue('Strength');
  expect(email()).toHaveAccessibleDescription(note);
});

test('passwords are new ones and may be pasted', async () => {
  const { user } = await open();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  await user.click(confirmation());
  await user.paste('Strength');
  expect(confirmation()).toHaveValue('Strength');
});

test('the way to login takes the page along', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Already have an account?' })).toHaveAttribute(
    'href',
    '/login?from=%2Fabout',
  );
});
