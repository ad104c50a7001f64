import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPasswordRules } from '@/lib/auth/rules';
import { authTexts, messages, passwordHint } from '@/lib/words';
import { NewPasswordFields } from './PasswordField';
import { useForm } from './useForm';

const password = () => screen.getByLabelText(authTexts.password);
const confirmation = () => screen.getByLabelText(authTexts.confirmation);

function PasswordForm() {
  const { errors, formProps } = useForm({ rules: newPasswordRules, loading: false, send() {} });
  return (
    <form {...formProps}>
      <NewPasswordFields errors={errors} busy={false} />
    </form>
  );
}

test('a rule speaks when its field is left, not when the focus goes to its own button', async () => {
  render(<PasswordForm />);
  const user = userEvent.setup();
  await user.type(password(), 'Short');
  await user.tab();
  expect(password()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  expect(password()).toHaveAccessibleDescription(`${passwordHint} ${messages.passwordShort}`);
});

test('a confirmation becomes right when the password changes', async () => {
  render(<PasswordForm />);
  const user = userEvent.setup();
  await user.type(confirmation(), 'Strength');
  await user.click(password());
  expect(confirmation()).toHaveAccessibleDescription(messages.passwordMismatched);
  await user.type(password(), 'Strength');
  expect(confirmation()).toHaveAccessibleDescription('');
});
