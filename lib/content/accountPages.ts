import { brandName } from '@/lib/brand';
import type { AuthPageTexts } from './authPages';

const withoutScript = 'This page needs JavaScript, which is switched off in this browser.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Forgot password',
  description: `Get an email with a link that sets a new password for your ${brandName} account.`,
  lead: 'Tell us your email, and we send you a link that sets a new password.',
  withoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'New password',
  description: `Set a new password for your ${brandName} account with the link from your email.`,
  lead: 'Choose a new password. You then log in with it on all your devices.',
  withoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link from your email',
  description: `Finish what the link in an email from ${brandName} stands for, such as confirming your address.`,
  lead: 'One press, and what the email is about is done.',
  withoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Your account',
  description: `See and change what your ${brandName} account holds: email, password, Google, your data.`,
  lead: 'What we keep about you, and all that you can change.',
  withoutScript,
};
