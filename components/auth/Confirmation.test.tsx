import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSdk } from './testing';
import { accountTexts } from '@/lib/words';
import { Confirmation } from './Confirmation';

jest.mock('./sdk', () => jest.requireActual<{ fakeSdk: object }>('./testing').fakeSdk);

test('a visitor who went on while the mail was sent keeps the focus', async () => {
  let answer = () => {};
  fakeSdk.sendVerification.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  render(
    <>
      <Confirmation verified={false} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: accountTexts.email.again }));
  await user.tab();
  answer();
  await screen.findByText(accountTexts.email.sent);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
