import { act, render, screen, waitFor } from '@testing-library/react';
import { expectToasts, notifyError, takeRequests } from '@/lib/browser/toasts';
import { Toasts } from './Toasts';

const loadPart = jest.fn<Promise<never>, []>(() => Promise.reject(new Error('gone')));
jest.mock('@/lib/inline/reload', () => ({ loadPart: () => loadPart() }));

test('without the toaster the newest message is shown all the same, and each one tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  takeRequests();
  render(<Toasts />);
  act(() => expectToasts());
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  act(() => notifyError('first'));
  act(() => notifyError('second'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^second$/));
  expect(loadPart).toHaveBeenCalledTimes(3);
  log.mockRestore();
});
