import type { PreviewText } from '@/lib/pages';

/** The exact messages of the forms (product 5 and 8). */
export const messages = {
  emailInvalid: 'Please Provide a valid Email',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password too short',
  passwordLong: 'Password longer than 128 characters',
  passwordWithoutCapital: 'Password must contain a capital letter',
  confirmationRequired: 'Password confirmation is required',
  passwordMismatched: 'Password Mismatched',
  wrongPassword: 'Wrong Password',
  emailInUse: 'Email already in use',
  accountCreated: 'Account created',
} as const;

/** What both forms say. */
export const authTexts = {
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm Password',
  /** On the button that shows or hides a password; its accessible names begin with them (WCAG 2.2, 2.5.3). */
  show: 'Show',
  hide: 'Hide',
  passwordToggle: { show: 'Show password', hide: 'Hide password' },
  confirmationToggle: { show: 'Show confirmed password', hide: 'Hide confirmed password' },
  /** Beside "Wrong Password" where the provider does not say whether the e-mail or the password is wrong. */
  emailDoubt: 'The email may be wrong as well.',
  /** At the password meanwhile: an account made in a provider's window has none. */
  checkPassword: 'Check it, or log in with Google if you joined with it.',
  /** Beside "Email already in use". */
  emailKnown: 'Log in, or continue with Google.',
  /** After a correct password that the project's password policy no longer allows. */
  passwordOutdated: 'Password rules have changed: reset yours.',
  /** At the field that another message of the provider is about. */
  emailRefused: 'This email was not accepted. Check it.',
  passwordRefused: 'This password was not accepted. Try another one.',
  /** At the password after an error that concerns neither field: too many attempts, or a fault of the provider. */
  tooOften: 'Too many attempts in a short time. Wait a few minutes, then try again.',
  providerFailed: 'Signing in had a problem, whatever you typed. Try again in a moment.',
  forgotten: 'Forgot your password?',
  divider: 'or',
  continueWithGoogle: 'Continue with Google',
  /** After a sign-up, once the provider has been asked for the mail that confirms the e-mail. */
  mailSent: 'We have sent you an email. Open its link to confirm your address.',
  accountDisabled: 'This account is disabled. Please ask the studio.',
  /** A provider that is not trusted with the e-mail of an account that is there. */
  anotherWay: 'Your email has an account already. Log in the way you did before.',
  leaving: 'You are signed in. One moment, please.',
  unavailable: 'Signing in cannot be reached right now. Check your connection and try again.',
  recaptcha:
    'Sign-in by email asks for a reCAPTCHA check, which this site does not have. Continue with Google, or tell the studio.',
  signedInAs: 'You are signed in as',
  onward: 'Continue',
} as const;

/** The words of one form; those around it, which the browser does not need, are below (`loginPage`, `signUpPage`). */
export interface FormTexts {
  readonly action: string;
  readonly busy: string;
  /** The way to the other form. */
  readonly other: { readonly question?: (studio: string) => string; readonly link: string };
}

/** The login form (product 2.8). */
export const loginTexts: FormTexts = {
  action: 'Login',
  busy: 'Logging in...',
  other: { question: (studio: string) => `New to ${studio}?`, link: 'Create New Account' },
};

/** The sign-up form (product 2.9). */
export const signUpTexts: FormTexts = {
  action: 'Sign Up',
  busy: 'Creating your account...',
  other: { link: 'Already have an account?' },
};

/** The rule for a new password, shown before anything is typed. */
export const passwordHint = 'At least 7 characters, one of them a capital letter.';

/** The texts in place of Google's button in an embedded browser. */
export const embeddedTexts = {
  /** Why there is no button, and the way out: to open this page in a browser, or to copy its address into one. */
  why: (app = 'other apps', canOpen: boolean) =>
    `Google does not allow signing in inside ${app}. ` +
    `Use your email here, or ${canOpen ? 'open this page in' : 'copy the link into'} your browser.`,
  open: 'Open in browser',
  copy: 'Copy link',
  copied: 'Copied',
} as const;

/** The words around a form. */
export interface AuthPageTexts {
  readonly title: string;
  /** What search engines show. */
  readonly description: (studio: string) => string;
  /** What other sites show; without it, what they show of Home. */
  readonly preview?: Omit<PreviewText, 'picture'>;
  /** Where it is true for every visitor; else the page's island says it when it is. */
  readonly lead?: string;
  /** What the page says where it cannot work, unless that it signs nobody in. */
  readonly withoutScript?: string;
}

/** The login page (product 2.8). */
export const loginPage: AuthPageTexts = {
  title: 'Login',
  description: (studio) =>
    `Log in to ${studio} with your email and password or with your Google account.`,
  lead: 'Good to have you back.',
  preview: { title: 'Log in', line: 'With your email and password, or with Google.' },
};

/** The sign-up page (product 2.9). */
export const signUpPage: AuthPageTexts = {
  title: 'Sign Up',
  description: (studio) =>
    `Create your ${studio} account with an email and a password or with Google.`,
  lead: 'You don’t need one to book. It fills in your email for you.',
  preview: { title: 'Create your account', line: 'With an email and a password, or with Google.' },
};

/** What a form says where it cannot work. */
export const withoutScript = 'Signing in needs JavaScript, which is switched off in this browser.';

const accountWithoutScript = 'This page needs JavaScript, which is switched off in this browser.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Forgot password',
  description: (studio) =>
    `Get an email with a link that sets a new password for your ${studio} account.`,
  lead: 'Tell us your email, and we send you a link that sets a new password.',
  withoutScript: accountWithoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'New password',
  description: (studio) =>
    `Set a new password for your ${studio} account with the link from your email.`,
  withoutScript: accountWithoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link from your email',
  description: (studio) =>
    `Finish what the link in an email from ${studio} stands for, such as confirming your address.`,
  withoutScript: accountWithoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Your account',
  description: (studio) =>
    `See and change what your ${studio} account holds: email, password, Google, your data.`,
  lead: 'What we keep about you, and all that you can change.',
  withoutScript: accountWithoutScript,
};
