import { brandName } from '@/lib/brand';

/** The words around a form. */
export interface AuthPageTexts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What the page says where it cannot work, unless that it signs nobody in. */
  readonly withoutScript?: string;
}

/** The login page (product 2.8). */
export const loginPage: AuthPageTexts = {
  title: 'Login',
  description: `Log in to ${brandName} with your email and password or with your Google account.`,
  lead: 'Good to have you back.',
};

/** The sign-up page (product 2.9). */
export const signUpPage: AuthPageTexts = {
  title: 'Sign Up',
  description: `Create your ${brandName} account with an email and a password or with Google.`,
  lead: 'Your bookings carry your email, and the classes you keep are yours alone on this device.',
};

/** What a form says where it cannot work. */
export const withoutScript = 'Signing in needs JavaScript, which is switched off in this browser.';
