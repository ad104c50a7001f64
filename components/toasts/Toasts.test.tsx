import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import {
  dismissToasts,
  expectToasts,
  notifyError,
  notifySuccess,
  notifyToo,
} from '@/lib/browser/toasts';
import { loadPart } from '@/lib/browser/reload';
import { Toasts } from './Toasts';

jest.mock('@/lib/browser/reload', () => ({ loadPart: jest.fn((load: () => unknown) => load()) }));

const alerts = () => screen.getByRole('alert');
const texts = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);

async function open() {
  render(<Toasts />);
  // The toaster comes through import(): real time until it is here.
  jest.useRealTimers();
  act(() => notifyError('first'));
  await screen.findByRole('button', { name: 'Dismiss' });
  act(() => toast.remove());
  jest.useFakeTimers();
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const dismissButtons = () => screen.getAllByRole('button', { name: 'Dismiss' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

test('a dismissed toast is removed 1000 ms later', async () => {
  await open();
  act(() => notifyError('Wrong Password'));
  fireEvent.click(dismissButtons()[0]!);
  const card = screen.getByText('Wrong Password').closest('[data-toast]');
  expect(card).toHaveAttribute('data-leaving');
  pass(999);
  expect(screen.getByText('Wrong Password')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Wrong Password')).not.toBeInTheDocument();
});

test('when one of two is dismissed by the keyboard, the other stays as long as it would have', async () => {
  await open();
  const before = document.body.appendChild(document.createElement('button'));
  act(() => before.focus());
  act(() => notifySuccess('Account created'));
  act(() => notifyToo('We have sent you an email.'));
  const stays = screen.getByText('We have sent you an email.').closest('[data-toast]');
  act(() => dismissButtons()[0]!.focus());
  fireEvent.click(dismissButtons()[0]!);
  expect(before).toHaveFocus();
  pass(5_900);
  expect(stays).not.toHaveAttribute('data-leaving');
  pass(200);
  expect(stays).toHaveAttribute('data-leaving');
  before.remove();
});

test('an error stays ten seconds, and longer while it is hovered or focused', async () => {
  await open();
  act(() => notifyError('Wrong Password'));
  pass(9_000);
  const card = screen.getByText('Wrong Password').closest('[data-toast]')!;
  fireEvent.mouseEnter(card.parentElement!);
  pass(60_000);
  expect(card).not.toHaveAttribute('data-leaving');
  fireEvent.mouseLeave(card.parentElement!);
  pass(1_100);
  expect(card).toHaveAttribute('data-leaving');
});

test('a new message replaces those before at once, the same one too, and stays its whole time', async () => {
  await open();
  act(() => notifyError('Wrong Password'));
  const before = screen.getByText('Wrong Password');
  pass(5_000);
  act(() => notifyError('Wrong Password'));
  expect(screen.getByText('Wrong Password')).not.toBe(before);
  pass(9_000);
  expect(texts(alerts())).toEqual(['Wrong Password']);
  act(() => notifySuccess('Account created'));
  act(() => notifyToo('We have sent you an email.'));
  expect(texts(alerts())).toEqual([]);
  expect(texts(screen.getByRole('status'))).toEqual([
    'Account created',
    'We have sent you an email.',
  ]);
  act(() => dismissToasts());
  pass(1_000);
  expect(texts(screen.getByRole('status'))).toEqual([]);
});

test('without the toaster the newest message is shown all the same, and each one tries again', async () => {
  jest.useRealTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.mocked(loadPart).mockClear().mockRejectedValue(new Error('gone'));
  render(<Toasts />);
  act(() => expectToasts());
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(alerts()).toBeEmptyDOMElement();
  act(() => notifyError('first'));
  act(() => notifyError('second'));
  await waitFor(() => expect(alerts()).toHaveTextContent(/^second$/));
  expect(load).toHaveBeenCalledTimes(3);
  log.mockRestore();
});
