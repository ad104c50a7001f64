/** The texts in place of the providers' buttons in an embedded browser. */
export const embeddedTexts = {
  /** Why there is no button, and the way out: to open this page in a browser, or to copy its address into one. */
  why: (providers: string, app = 'other apps', canOpen: boolean) =>
    `${providers} does not allow signing in inside ${app}. ` +
    `Use your email here, or ${canOpen ? 'open this page in' : 'copy the link into'} your browser.`,
  open: 'Open in browser',
  copy: 'Copy link',
  copied: 'Copied',
} as const;
