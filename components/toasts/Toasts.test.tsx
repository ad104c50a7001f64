import { act, fireEvent, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { reloadMessageId, showReloadMessage } from '@/lib/browser/toasts';
import { reloadText } from '@/lib/words';
import { dismissToasts, expectToasts, notifyError, notifySuccess, notifyToo } from './notify';
import { Toasts } from './Toasts';

jest.mock('@/lib/browser/reload', () => ({ reloadPage: () => Promise.resolve(false) }));

let mockFailures = 3;
jest.mock('./Toaster', (): unknown => {
  if (mockFailures === 0) return jest.requireActual('./Toaster');
  mockFailures -= 1;
  throw new Error('gone');
});

const alerts = () => screen.getByRole('alert');
const textsIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);

const advance = (time: number) => act(() => jest.advanceTimersByTime(time));
/** Makes a call and waits for the promises that it starts. */
const settle = (call: () => void) => act(async () => call());
const dismissButtons = () => screen.getAllByRole('button', { name: 'Dismiss' });

async function open() {
  render(<Toasts />);
  await settle(expectToasts);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

// This test must be the first, because the toaster stays loaded.
test('if the toaster fails to load, the newest message is shown as text, and each one retries', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Toasts />);
  await settle(expectToasts);
  expect(log).toHaveBeenCalledTimes(1);
  expect(alerts()).toBeEmptyDOMElement();
  await settle(() => notifyError('first'));
  await settle(() => notifyError('second'));
  expect(alerts()).toHaveTextContent(/^second$/);
  expect(mockFailures).toBe(0);
  log.mockRestore();
});

test('a dismissed toast is removed 1000 ms later', async () => {
  await open();
  await settle(() => notifyError('Wrong Password'));
  fireEvent.click(dismissButtons()[0]!);
  const card = screen.getByText('Wrong Password').closest('[data-toast]');
  expect(card).toHaveAttribute('data-leaving');
  advance(999);
  expect(screen.getByText('Wrong Password')).toBeInTheDocument();
  advance(1);
  expect(screen.queryByText('Wrong Password')).not.toBeInTheDocument();
});

test('when one of two toasts is dismissed by keyboard, the other keeps its duration', async () => {
  await open();
  const before = document.body.appendChild(document.createElement('button'));
  act(() => before.focus());
  await settle(() => notifySuccess('Account created'));
  await settle(() => notifyToo('We have sent you an email.'));
  const other = screen.getByText('We have sent you an email.').closest('[data-toast]');
  act(() => dismissButtons()[0]!.focus());
  fireEvent.click(dismissButtons()[0]!);
  expect(before).toHaveFocus();
  advance(5_900);
  expect(other).not.toHaveAttribute('data-leaving');
  advance(200);
  expect(other).toHaveAttribute('data-leaving');
  before.remove();
});

test('an error stays ten seconds, and longer while it is hovered or focused', async () => {
  await open();
  await settle(() => notifyError('Wrong Password'));
  advance(9_000);
  const card = screen.getByText('Wrong Password').closest('[data-toast]')!;
  fireEvent.mouseEnter(card.parentElement!);
  advance(60_000);
  expect(card).not.toHaveAttribute('data-leaving');
  fireEvent.mouseLeave(card.parentElement!);
  advance(1_100);
  expect(card).toHaveAttribute('data-leaving');
});

test('a new message replaces older ones, even an identical one, and stays its full duration', async () => {
  await open();
  await settle(() => notifyError('Wrong Password'));
  const before = screen.getByText('Wrong Password');
  advance(5_000);
  await settle(() => notifyError('Wrong Password'));
  expect(screen.getByText('Wrong Password')).not.toBe(before);
  advance(9_000);
  expect(textsIn(alerts())).toEqual(['Wrong Password']);
  await settle(() => notifySuccess('Account created'));
  await settle(() => notifyToo('We have sent you an email.'));
  expect(textsIn(alerts())).toEqual([]);
  expect(textsIn(screen.getByRole('status'))).toEqual([
    'Account created',
    'We have sent you an email.',
  ]);
  await settle(dismissToasts);
  advance(1_000);
  expect(textsIn(screen.getByRole('status'))).toEqual([]);
});

test('of 21 toasts at once, the newest 20 are shown', async () => {
  await open();
  act(() => {
    for (let number = 1; number <= 21; number += 1) toast.error(`Failure ${number}`);
  });
  expect(textsIn(alerts())).toHaveLength(20);
  expect(screen.queryByText('Failure 1')).not.toBeInTheDocument();
});

test('the message that asks for a reload doesn’t repeat the id of its template', async () => {
  await open();
  showReloadMessage();
  expect(screen.getByRole('status')).toHaveTextContent(reloadText);
  expect(document.querySelectorAll(`#${reloadMessageId}`)).toHaveLength(1);
});
