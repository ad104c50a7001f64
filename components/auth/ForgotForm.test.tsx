import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSdk } from './testing';
import { forgotTexts } from '@/lib/content/account';
import { ForgotForm } from './ForgotForm';

jest.mock('./sdk', () => jest.requireActual<{ fakeSdk: object }>('./testing').fakeSdk);

const email = () => screen.getByLabelText('Email');

test('another mail is asked for in the field, which holds the address and gets the focus', async () => {
  fakeSdk.sendReset.mockResolvedValue();
  const user = userEvent.setup();
  render(<ForgotForm />);
  await act(async () => {});
  await user.type(email(), 'ada@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: forgotTexts.again }));
  expect(email()).toHaveValue('ada@example.com');
  expect(email()).toHaveFocus();
});
