import { messages } from './auth';

/** Messages of all pages of the account. */
export const accountMessages = {
  /** What has to be typed to delete an account that has no password. */
  deleteWord: 'DELETE',
  sameEmail: 'This is your email already',
  wordMissing: 'Type the word DELETE',
  unavailable: 'Your account cannot be reached right now. Check your connection and try again.',
} as const;

/** The messages for the provider's errors on these pages, by code; others keep the provider's own words (product 10.9). */
export const accountErrors: Readonly<Record<string, string>> = {
  'credential-already-in-use':
    'It belongs to another account here. Log in with it, or choose another one.',
  'email-already-in-use': messages.emailInUse,
  'expired-action-code': 'This link has expired.',
  'invalid-action-code': 'This link has been used already, or it is not complete.',
  'invalid-credential': messages.wrongPassword,
  'operation-not-allowed': 'The studio does not offer this. Please ask us.',
  'provider-already-linked': 'It is linked already.',
  'requires-recent-login': 'Log out, log in again, and try once more.',
  'too-many-requests': 'That was too often in a short time. Wait a few minutes, then try again.',
  'user-disabled': 'This account has been disabled. Please ask the studio.',
  'user-mismatch': 'That is not the one that is linked. Choose the one that is.',
  'user-not-found': 'There is no such account any more.',
  'user-token-expired': 'You have been logged out. Log in again.',
  'wrong-password': messages.wrongPassword,
};
