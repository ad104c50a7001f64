/** The texts in place of the providers' buttons in an embedded browser. */
export const embeddedTexts = {
  why: (providers: string, app = 'other apps') =>
    `${providers} does not allow signing in inside ${app}.`,
  opens: 'Use your email here, or open this page in your browser.',
  copies: 'Use your email here, or copy the link into your browser.',
  open: 'Open in browser',
  copy: 'Copy link',
  copied: 'Copied',
} as const;
