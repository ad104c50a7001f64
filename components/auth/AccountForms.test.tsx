import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountTexts, authTexts } from '@/lib/words';
import { EmailForm } from './AccountForms';

jest.mock('@/lib/auth/accountActions', () => ({
  changeEmail: async () => {
    throw Object.assign(new Error('Firebase'), { code: 'auth/requires-recent-login' });
  },
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const account = { uid: '1', email: 'ada@example.com', verified: true, created: undefined };
const form = { account: { ...account, hasPassword: false, google: undefined }, onClose() {} };

test('an account with neither password nor Google is led to a password where the provider asks for a proof', async () => {
  render(<EmailForm {...form} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(accountTexts.email.field), 'bob@example.com');
  await user.click(screen.getByRole('button', { name: accountTexts.email.action }));
  const way = await screen.findByRole('link', { name: authTexts.forgotten });
  expect(way).toHaveAttribute('href', '/account/forgot?from=%2Faccount');
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});
