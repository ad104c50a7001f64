import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportSession } from '@/lib/auth/session';
import { takeRequests } from '@/lib/browser/toasts';
import { accountTexts, authTexts, messages, passwordHint } from '@/lib/words';
import { EmailForm } from './AccountForms';
import { LoginForm } from './LoginForm';
import { SignUpForm } from './SignUpForm';
import { fakeSdk, router } from './testing';

let sdkIsThere = true;
jest.mock('./sdk', () => {
  if (!sdkIsThere) throw new Error('offline');
  return jest.requireActual<typeof import('./testing')>('./testing').fakeSdk;
});
jest.mock('next/navigation', () => ({
  useRouter: () => jest.requireActual<typeof import('./testing')>('./testing').router,
}));

const email = () => screen.getByLabelText(authTexts.email);
const password = () => screen.getByLabelText(authTexts.password);
const confirmation = () => screen.getByLabelText(authTexts.confirmation);
const submit = () => document.querySelector('button[type="submit"]')!;

async function open(Form: () => React.ReactNode, from = '/about') {
  window.history.replaceState(null, '', `/login?from=${encodeURIComponent(from)}`);
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await act(async () => {});
  const paste = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const send = async () => {
    await paste(email(), 'ada@example.com');
    await paste(password(), 'Strength');
    if (Form === SignUpForm) await paste(confirmation(), 'Strength');
    await user.click(submit());
  };
  return { user, send, unmount };
}

/** The provider, which answers when it is told to. */
function holdAnswer(request: jest.Mock<Promise<void>, [string, string]>) {
  let accept = () => {};
  let refuse: (error: Error) => void = () => {};
  request.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      accept = resolve;
      refuse = reject;
    }),
  );
  return {
    accept: () => act(async () => accept()),
    refuse: (error: Error) => act(async () => refuse(error)),
  };
}

const refusal = Object.assign(new Error('Firebase: (auth/wrong-password).'), {
  code: 'auth/wrong-password',
});

beforeEach(() => {
  sdkIsThere = true;
  jest.resetAllMocks();
  takeRequests();
});
afterEach(() => act(() => reportSession(null)));

test('without the SDK a submit says so, keeps what was typed, and the next one tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  sdkIsThere = false;
  const { user, send } = await open(LoginForm);
  await send();
  await waitFor(() =>
    expect(takeRequests().waiting).toEqual([{ kind: 'error', text: authTexts.unavailable }]),
  );
  expect(email()).toHaveValue('ada@example.com');
  expect(submit()).toHaveAttribute('aria-disabled', 'false');
  sdkIsThere = true;
  await user.click(submit());
  await waitFor(() => expect(fakeSdk.signIn).toHaveBeenCalledTimes(1));
  log.mockRestore();
});

/* All other ways to name another site: lib/auth/returnPath.test.ts. */
test.each([
  ['/about?x=1#top', '/about?x=1#top'],
  ['/\t/evil.example', '/'],
])('a login that came from %j leads to %s', async (from, path) => {
  const { send } = await open(LoginForm, from);
  await send();
  expect(router.replace).toHaveBeenCalledWith(path);
});

test('after an own login nobody is told that they are signed in already', async () => {
  const { send } = await open(LoginForm);
  const answer = holdAnswer(fakeSdk.signIn);
  await send();
  act(() => reportSession('ada@example.com'));
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
  await answer.accept();
  expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument();
});

test('who has left the form hears of the success and stays where they are', async () => {
  fakeSdk.sendVerification.mockResolvedValue();
  const { send, unmount } = await open(SignUpForm);
  const answer = holdAnswer(fakeSdk.signUp);
  await send();
  unmount();
  await answer.accept();
  const toasts = takeRequests().waiting;
  for (const text of [messages.accountCreated, authTexts.mailSent])
    expect(toasts).toContainEqual({ kind: 'success', text });
  expect(router.replace).not.toHaveBeenCalled();
});

test('who has left the form does not hear that it failed', async () => {
  const { send, unmount } = await open(LoginForm);
  const answer = holdAnswer(fakeSdk.signIn);
  await send();
  unmount();
  await answer.refuse(refusal);
  expect(takeRequests().waiting).toEqual([]);
});

test('a rule speaks when its field is left, not when the focus goes to its own button', async () => {
  const { user } = await open(SignUpForm);
  await user.type(password(), 'Short');
  await user.tab();
  expect(password()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  expect(password()).toHaveAccessibleDescription(`${passwordHint} ${messages.passwordShort}`);
});

test('a confirmation becomes right when the password changes', async () => {
  const { user } = await open(SignUpForm);
  await user.type(confirmation(), 'Strength');
  await user.click(email());
  expect(confirmation()).toHaveAccessibleDescription(messages.passwordMismatched);
  await user.type(password(), 'Strength');
  expect(confirmation()).toHaveAccessibleDescription('');
});

describe('an account of which this page knows neither password nor Google', () => {
  const account = { uid: '1', email: 'ada@example.com', verified: true, created: undefined };
  const form = { account: { ...account, hasPassword: false, google: undefined }, onClose() {} };
  test('leads to a password where the provider asks for a proof', async () => {
    fakeSdk.changeEmail.mockRejectedValue(
      Object.assign(new Error('Firebase'), { code: 'auth/requires-recent-login' }),
    );
    const { user } = await open(() => <EmailForm {...form} />);
    await user.type(screen.getByLabelText(accountTexts.email.field), 'bob@example.com');
    await user.click(submit());
    const way = await screen.findByRole('link', { name: authTexts.forgotten });
    expect(way).toHaveAttribute('href', '/account/forgot?from=%2Faccount');
    expect(document.querySelector('script[src*="google"]')).toBeNull();
  });
});
