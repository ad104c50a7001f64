/** Messages whose wording is fixed. */
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

/** The login and sign-up forms. */
export const authWords = {
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm Password',
  /** The requirements for a new password, and what screen readers add to those that are met. */
  passwordLength: '7+ characters',
  passwordCapital: '1 capital letter',
  met: 'done',
  show: 'Show',
  hide: 'Hide',
  /**
   * Shown at the email field if the provider doesn't say whether the email or the password is
   * wrong.
   */
  emailDoubt: 'The email may be wrong, too.',
  /** Mentions Google, because an account that was created with Google has no password. */
  checkPassword: 'Wrong password. Reset it above, or use Google below.',
  /** Follows "Email already in use". */
  emailKnown: 'Log in or use Google: both are below.',
  /**
   * Shown after a correct password that the Firebase project's password policy no longer allows.
   */
  passwordOutdated: 'Password rules have changed: reset yours.',
  /**
   * Shown at the field that the provider's message is about. The toast says that there's no such
   * account.
   */
  emailUnknown: 'Check for typos, or create an account below.',
  passwordRefused: 'Too weak. Choose another password.',
  /** Shown at the password field after an error that isn't about a field. */
  tooOften: 'Too many attempts. Try again in a few minutes.',
  providerFailed: 'Something went wrong on our side. Try again.',
  forgotten: 'Forgot your password?',
  divider: 'or',
  continueWithGoogle: 'Continue with Google',
  /** Shown after a sign-up. */
  mailSent: 'We’ve emailed you a link. Open it to confirm your address.',
  accountDisabled: 'This account is disabled. Ask the studio.',
  /** Shown if the email has an account that can't be linked to Google automatically. */
  anotherWay: 'You already have an account. Log in the way you did before.',
  leaving: 'You’re signed in. One moment.',
  unavailable: 'We can’t connect. Check your connection.',
  signedInAs: 'You’re signed in as',
  continueLabel: 'Continue',
} as const;

/**
 * Accessible names of the buttons that show passwords. They start with the visible label (WCAG
 * 2.5.3).
 */
export const passwordToggles = {
  password: { show: 'Show password', hide: 'Hide password' },
  confirmation: { show: 'Show confirmed password', hide: 'Hide confirmed password' },
  current: { show: 'Show current password', hide: 'Hide current password' },
} as const;

/**
 * The words of a form. `loginPageWords` and `signUpPageWords` have those around it, which islands
 * don't need.
 */
export interface FormWords {
  readonly action: string;
  readonly busy: string;
  /** The link to the other form. */
  readonly otherForm: {
    readonly question?: (studio: string) => string;
    readonly label: string;
  };
}

export const loginWords: FormWords = {
  action: 'Login',
  busy: 'Logging in...',
  otherForm: { question: (studio: string) => `New to ${studio}?`, label: 'Create New Account' },
};

export const signUpWords: FormWords = {
  action: 'Sign Up',
  busy: 'Creating your account...',
  otherForm: { label: 'Already have an account?' },
};

/** Shown instead of Google's button if the browser is part of an app. */
export const embeddedWords = {
  why: 'Google doesn’t allow sign-in inside this app. Use your email here, or copy the link into your browser.',
  copy: 'Copy link',
  copied: 'Copied',
} as const;

/** The text of a preview image. */
export interface PreviewLines {
  readonly title: string;
  readonly line: string;
}

/** The page around a form. */
export interface AuthPageWords {
  readonly title: string;
  /** For search engines. */
  readonly description: (studio: string) => string;
  /** Defaults to Home's preview. */
  readonly preview?: PreviewLines;
  readonly lead?: string;
  /** Defaults to {@link withoutScript}. */
  readonly withoutScript?: string;
}

/** The login page. */
export const loginPageWords: AuthPageWords = {
  title: 'Login',
  description: (studio) =>
    `Log in to ${studio} with your email and password or with your Google account.`,
  lead: 'Once you’re logged in, your email is filled in when you book.',
  preview: { title: 'Log in', line: 'With your email and password, or with Google.' },
};

/** The sign-up page. */
export const signUpPageWords: AuthPageWords = {
  title: 'Sign Up',
  description: (studio) =>
    `Create your ${studio} account with an email and a password or with Google.`,
  lead: 'You don’t need an account to book. With one, your email is filled in for you.',
  preview: { title: 'Create your account', line: 'With an email and a password, or with Google.' },
};

export const withoutScript = 'Signing in needs JavaScript, which is turned off in this browser.';

const accountWithoutScript = 'This page needs JavaScript, which is turned off in this browser.';

/** The page that sends the email for a forgotten password. */
export const forgotPageWords: AuthPageWords = {
  title: 'Forgot password',
  description: (studio) =>
    `Get an email with a link that sets a new password for your ${studio} account.`,
  lead: 'Enter your email, and we’ll send you a link to set a new password.',
  withoutScript: accountWithoutScript,
};

/** The page that the links in the provider's emails open. */
export const mailLinkPageWords: AuthPageWords = {
  title: 'Link from your email',
  description: (studio) =>
    `Follow a link from a ${studio} email, for example to confirm your address.`,
  lead: 'The links in our emails confirm your address, change it, set a new password, or undo a change that wasn’t yours.',
  withoutScript: accountWithoutScript,
};

export const accountPageWords: AuthPageWords = {
  title: 'Your account',
  description: (studio) =>
    `See and change your ${studio} account: email, password, Google, your data.`,
  lead: 'What we store about you, and what you can change.',
  withoutScript: accountWithoutScript,
};
