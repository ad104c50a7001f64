import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPasswordRules } from '@/lib/auth/rules';
import { authTexts, messages, passwordHint } from '@/lib/words';
import { Form } from './Form';
import { NewPasswordFields } from './FormFields';

const password = () => screen.getByLabelText(authTexts.password);
const confirmation = () => screen.getByLabelText(authTexts.confirmation);

beforeEach(() => {
  render(
    <Form rules={newPasswordRules} send={async () => {}}>
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
  expect(password()).toHaveAccessibleDescription(`${passwordHint} ${messages.passwordShort}`);
});

test('a mismatched confirmation becomes valid when the password changes', async () => {
  const user = userEvent.setup();
  await user.type(confirmation(), 'Strength');
  await user.click(password());
  expect(confirmation()).toHaveAccessibleDescription(messages.passwordMismatched);
  await user.type(password(), 'Strength');
  expect(confirmation()).toHaveAccessibleDescription('');
});
