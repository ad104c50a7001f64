import { providers } from '@/lib/auth/providers';
import * as studio from '@/lib/content/studio';
import { authTexts } from './auth';

/** The words around a form. */
export interface AuthPageTexts {
  readonly title: string;
  readonly description: string;
  /** Where it is true for every visitor; else the page's island says it when it is. */
  readonly lead?: string;
  /** What the page says where it cannot work, unless that it signs nobody in. */
  readonly withoutScript?: string;
}

const own = providers.map(({ name }) => name);
const names = authTexts.alternatives(own);
const kept = ['email', 'password', ...own, 'your data'];

/** The login page (product 2.8). */
export const loginPage: AuthPageTexts = {
  title: 'Login',
  description: `Log in to ${studio.name} with your email and password${names && ` or with your ${names} account`}.`,
  lead: 'Good to have you back.',
};

/** The sign-up page (product 2.9). */
export const signUpPage: AuthPageTexts = {
  title: 'Sign Up',
  description: `Create your ${studio.name} account with an email and a password${names && ` or with ${names}`}.`,
  lead: 'We fill in your email when you book, and only you see the classes you keep.',
};

/** What a form says where it cannot work. */
export const withoutScript = 'Signing in needs JavaScript, which is switched off in this browser.';

const accountWithoutScript = 'This page needs JavaScript, which is switched off in this browser.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Forgot password',
  description: `Get an email with a link that sets a new password for your ${studio.name} account.`,
  lead: 'Tell us your email, and we send you a link that sets a new password.',
  withoutScript: accountWithoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'New password',
  description: `Set a new password for your ${studio.name} account with the link from your email.`,
  withoutScript: accountWithoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link from your email',
  description: `Finish what the link in an email from ${studio.name} stands for, such as confirming your address.`,
  withoutScript: accountWithoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Your account',
  description: `See and change what your ${studio.name} account holds: ${kept.join(', ')}.`,
  lead: 'What we keep about you, and all that you can change.',
  withoutScript: accountWithoutScript,
};
