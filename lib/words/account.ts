import { messages } from './auth';
import { language } from './frame';

/** Formats a date in the visitor's time zone, with no-break spaces. */
const day = (date: Date) =>
  date.toLocaleDateString(language, { dateStyle: 'long' }).replaceAll(' ', '\u00a0');

/** The account page. */
export const accountWords = {
  /** Shown while the page looks up the visitor or checks an emailed link. */
  checking: 'Checking...',
  /** Shown on the login page after Logout. */
  loggedOut: 'You’re logged out.',
  /** Shown after a network error, also on the other pages with a form. */
  unavailable: 'We can’t reach your account right now. Check your connection and try again.',
  cancel: 'Cancel',
  busy: 'One moment...',
  /** The user's current password, which a new email, a new password and the deletion require. */
  proof: {
    current: 'Current Password',
    check: 'Wrong password. Try again.',
  },
  booking: 'Choose a class. Your email is filled in for you.',
  email: {
    title: 'Email',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet: open the link in our email.',
    again: 'Send it again',
    sent: 'Sent. Check your spam folder, too.',
    change: 'Change email',
    field: 'New email',
    action: 'Send the link',
    waiting: (email: string) =>
      `Open the link we sent to ${email}. Until then, your email stays the same.`,
  },
  password: {
    title: 'Password',
    exists: 'You log in with your email and a password.',
    missing: 'You don’t have one yet.',
    change: 'Change password',
    setFirst: 'Set a password',
    field: 'New Password',
    action: 'Save the password',
    done: 'Password changed',
    firstDone: 'Password set',
  },
  google: {
    title: 'Google',
    linked: (email: string) => (email ? `Linked: ${email}` : 'Linked'),
    notLinked: 'Not linked. Link it to log in with Google, too.',
    isOnlyWay: 'It’s your only way to log in. Set a password before you unlink it.',
    link: 'Link Google',
    unlink: 'Unlink Google',
    linkedNow: 'Google linked',
    unlinkedNow: 'Google unlinked',
  },
  data: {
    title: 'Your data',
    since: (time = '') => (time ? `Account since ${day(new Date(time))}.` : ''),
    description: 'The file contains your email, your ways to log in and the date you signed up.',
    download: 'Download my data',
    /** The file name. */
    file: (slug: string) => `${slug}-account.json`,
  },
  deletion: {
    title: 'Delete account',
    description: 'Removes your account for good.',
    open: 'Delete my account',
    warning:
      'Your email and all your ways to log in are deleted immediately, and you’re logged out on all devices. This can’t be undone. Classes you’ve booked stay booked: tell the studio if you’re not coming.',
    action: 'Delete for good',
    done: 'Your account has been deleted',
  },
} as const;

/** The form for a forgotten password. */
export const forgotWords = {
  action: 'Send the link',
  busy: 'Sending...',
  back: 'Back to login',
  /** Followed by the email. The text is the same whether or not the email has an account. */
  sent: 'If this email has an account here, we’ve sent a link to it:',
  lasts: 'The link works for one hour. Only the newest one works.',
  noMail: 'No email?',
  hints: [
    'It can take a few minutes. Check your spam folder, too.',
    'Check the address above. A typo is the most common reason.',
    'Signed up with Google? You don’t need a password: log in with Google.',
  ],
  again: 'Send again or to another address',
} as const;

/** The form for a new password, which an emailed link opens. */
export const resetWords = {
  action: 'Set the password',
  busy: 'Setting the password...',
  account: 'For the account of',
  done: 'New password set. Log in with it.',
  nextLink: 'Get a new link',
  deadLinkHint: 'Ask for a new link. Only the newest one works.',
} as const;

export interface OperationWords {
  readonly action: string;
  readonly done: string;
  /** Shown because the visitor may not have asked for the email. */
  readonly warning?: string;
}

/** Words for all other emailed links, by Firebase's `ActionCodeOperation`. */
export const mailLinkOperations: Readonly<Record<string, OperationWords>> = {
  VERIFY_EMAIL: { action: 'Confirm my email', done: 'Confirmed. This is your email:' },
  VERIFY_AND_CHANGE_EMAIL: {
    action: 'Change my email',
    done: 'Changed. From now on you log in with this email:',
  },
  RECOVER_EMAIL: {
    action: 'Undo the change of my email',
    done: 'Undone. You log in with this email again:',
    warning: 'Didn’t change it yourself? Someone may know your password. Set a new one.',
  },
};

/** The page that these links open. */
export const mailLinkWords = {
  busy: 'One moment...',
  nextLink: 'Go to your account',
  newPassword: 'Set a new password',
  unknown: 'This link is incomplete. Copy the whole link from the email.',
  deadLinkHint:
    'If you’ve opened it before, you’re all set. If not, request a new email on your account page.',
} as const;

/** Messages by error code; other errors have the provider's message. */
export const accountErrors: Readonly<Record<string, string>> = {
  'credential-already-in-use':
    'It belongs to another account here. Log in with it, or choose another one.',
  'email-already-in-use': messages.emailInUse,
  'expired-action-code': 'This link has expired.',
  'invalid-action-code': 'This link was already used, or it’s incomplete.',
  'invalid-credential': messages.wrongPassword,
  'operation-not-allowed': 'The studio doesn’t offer this. Please ask us.',
  'provider-already-linked': 'It’s already linked.',
  'requires-recent-login': 'Log out, log in again, and try once more.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'user-disabled': 'This account has been disabled. Please ask the studio.',
  'user-mismatch': 'That isn’t the linked account. Choose the linked one.',
  'user-not-found': 'This account no longer exists.',
  'user-token-expired': 'You’ve been logged out. Log in again.',
  'wrong-password': messages.wrongPassword,
};
