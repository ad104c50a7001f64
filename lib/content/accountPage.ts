import { brandLocale, brandName } from '@/lib/brand';

/** A date in the visitor's time zone, unlike the studio's days and hours (lib/timetable/format). */
const day = (date: Date) => date.toLocaleDateString(brandLocale, { dateStyle: 'long' });

/** What the account's page says (product 2.13). */
export const accountTexts = {
  signedOut: 'You are logged out. Log in to see your account.',
  cancel: 'Cancel',
  busy: 'One moment...',
  /** When the provider asks the user to re-authenticate. */
  proof: {
    password: 'You logged in a while ago. Enter your current password as well.',
    window: (name: string) => `You logged in a while ago. Confirm it with ${name} as well.`,
    current: 'Current Password',
    toggle: { show: 'Show current password', hide: 'Hide current password' },
  },
  email: {
    title: 'Email',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet: open the link in our email.',
    again: 'Send it again',
    sent: 'Sent. Look in the spam folder, too.',
    change: 'Change email',
    field: 'New email',
    action: 'Send the link',
    waiting: 'Open the link that we sent to this address. Until then your email stays as it is:',
  },
  password: {
    title: 'Password',
    has: 'You log in with your email and a password.',
    none: 'You have none.',
    change: 'Change password',
    first: 'Set a password',
    field: 'New Password',
    action: 'Save the password',
    done: 'Password changed',
  },
  provider: {
    linked: (email: string) => (email ? `Linked: ${email}` : 'Linked'),
    notLinked: (name: string) => `Not linked. Once it is, ${name} logs you in as well.`,
    only: 'It is your only way in. Set a password before you unlink it.',
    link: (name: string) => `Link ${name}`,
    unlink: (name: string) => `Unlink ${name}`,
    linkedNow: (name: string) => `${name} linked`,
    unlinkedNow: (name: string) => `${name} unlinked`,
  },
  week: 'My week',
  data: {
    title: 'Your data',
    since: (date: Date | undefined) => (date ? `Your account exists since ${day(date)}.` : ''),
    about: 'The file holds all that our login service keeps about you.',
    download: 'Download my data',
    file: `${brandName.toLowerCase().replaceAll(' ', '-')}-account.json`,
  },
  device: {
    title: 'This device',
    about: 'You stay logged in here until you log out.',
  },
  deletion: {
    title: 'Delete account',
    about: 'Removes your account for good.',
    open: 'Delete my account',
    what: 'Your email and all your ways to log in are deleted at once, and you are logged out on all devices. This cannot be undone. Places that you booked stay booked: tell the studio if you do not come.',
    word: 'Type DELETE to confirm',
    action: 'Delete for good',
    done: 'Your account has been deleted',
  },
} as const;
