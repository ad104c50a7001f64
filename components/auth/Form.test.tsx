import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPasswordRules } from '@/lib/auth/rules';
import { authWords, messages } from '@/lib/words';
import { Form } from './Form';
import { NewPasswordFields } from './FormFields';

const password = () => screen.getByLabelText(authWords.password);
const confirmation = () => screen.getByLabelText(authWords.confirmation);

const send = jest.fn<Promise<void>, []>();

beforeEach(() => {
  send.mockReset().mockReturnValue(new Promise(() => {}));
  render(
    <Form rules={newPasswordRules} send={send}>
      <NewPasswordFields />
    </Form>,
  );
});

test('a field is validated when it loses focus, unless its own button receives focus', async () => {
  const user = userEvent.setup();
  await user.type(password(), 'Short');
  await user.tab();
  expect(password()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  // The requirements stay in view, and follow the error.
  expect(password()).toHaveAccessibleDescription(/^Password too short 7\+ characters/);
});

test('the requirements for a new password are marked as it’s typed, and announced', async () => {
  const user = userEvent.setup();
  const requirement = (text: string) => screen.getByText(text, { exact: false });
  const done = new RegExp(`${authWords.met}$`);
  const unmet = requirement(authWords.passwordLength);
  await user.type(password(), 'Short');
  expect(requirement(authWords.passwordLength)).not.toHaveTextContent(done);
  expect(requirement(authWords.passwordCapital)).toHaveTextContent(done);
  await user.type(password(), 'er');
  expect(requirement(authWords.passwordLength)).toHaveTextContent(done);
  // Screen readers announce elements that are added to a live region.
  expect(requirement(authWords.passwordLength).closest('[aria-live="polite"]')).not.toBeNull();
  expect(unmet).not.toBeInTheDocument();
});

test('a mismatched confirmation becomes valid when the password changes', async () => {
  const user = userEvent.setup();
  await user.type(confirmation(), 'Strength');
  await user.click(password());
  expect(confirmation()).toHaveAccessibleDescription(messages.passwordMismatched);
  await user.type(password(), 'Strength');
  expect(confirmation()).toHaveAccessibleDescription('');
});

test('a confirmation that no longer matches is noticed when the password loses focus', async () => {
  const user = userEvent.setup();
  await user.type(password(), 'Strength');
  await user.type(confirmation(), 'Strength');
  await user.type(password(), 's');
  expect(confirmation()).toHaveAccessibleDescription('');
  await user.click(confirmation());
  expect(confirmation()).toHaveAccessibleDescription(messages.passwordMismatched);
});

test('three submits in one task send one request', async () => {
  const user = userEvent.setup();
  await user.type(password(), 'Strength');
  await user.type(confirmation(), 'Strength');
  const form = (password() as HTMLInputElement).form!;
  act(() => {
    for (let count = 0; count < 3; count += 1) form.requestSubmit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});
