import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSdk } from './testing';
import { accountTexts } from '@/lib/content/account';
import { Confirmation } from './Confirmation';

jest.mock('./sdk', () => jest.requireActual<{ fakeSdk: object }>('./testing').fakeSdk);

const account = {
  uid: '1',
  email: 'ada@example.com',
  verified: false,
  created: undefined,
  hasPassword: true,
  linked: new Map(),
};

function open() {
  render(
    <>
      <Confirmation account={account} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return {
    user: userEvent.setup(),
    again: screen.getByRole('button', { name: accountTexts.email.again }),
  };
}

test('a visitor who went on meanwhile keeps the focus', async () => {
  let answer = () => {};
  fakeSdk.sendVerification.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const { user, again } = open();
  await user.click(again);
  await user.tab();
  answer();
  await screen.findByText(accountTexts.email.sent);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
