/** The form that sends the mail for a forgotten password. */
export const forgotTexts = {
  action: 'Send the link',
  busy: 'Sending...',
  back: 'Back to login',
  /** Above the address that was typed. The same whether or not there is an account. */
  sent: 'If this email has an account here, a link is on its way to it:',
  lasts: 'The link works for one hour. Only the newest one does.',
  noMail: 'No email?',
  hints: [
    'It can take a few minutes. Look in the spam folder, too.',
    'Check the address above. A typo is the most common reason.',
    'You signed up with Google? Then you need no password: log in with Google.',
  ],
  again: 'Send again or to another address',
} as const;

/** The form that sets a new password by a mail's link. */
export const resetTexts = {
  action: 'Set the password',
  busy: 'Setting the password...',
  account: 'For the account of',
  done: 'New password set. Log in with it.',
  again: 'Get a new link',
  refusedHint: 'Ask for a new link. Only the newest one works.',
} as const;

/** What one kind of mail is for. */
export interface ActionTexts {
  readonly action: string;
  readonly done: string;
  /** What to do if the visitor had not asked for it. */
  readonly warning?: string;
}

/** The links of the other mails, by the provider's name for them (`mode`). */
export const actions: Readonly<Record<string, ActionTexts>> = {
  verifyEmail: { action: 'Confirm my email', done: 'Confirmed. This is your email:' },
  verifyAndChangeEmail: {
    action: 'Change my email',
    done: 'Changed. From now on you log in with this email:',
  },
  recoverEmail: {
    action: 'Undo the change of my email',
    done: 'Undone. You log in with this email again:',
    warning: 'You did not change it yourself? Then somebody may know your password. Set a new one.',
  },
};

/** The rest of the page of these links. */
export const actionTexts = {
  /** Before the page knows which kind it is. */
  action: 'Continue',
  busy: 'One moment...',
  onward: 'To your account',
  newPassword: 'Set a new password',
  unknown: 'This link is not complete. Copy the whole link from the email.',
  refusedHint:
    'If you opened it before, all is done. If not, your account page sends you a new email.',
} as const;
