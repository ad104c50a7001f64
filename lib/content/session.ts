/** The texts of the session control in the navbar (product 2.2), and the toast after another tab's login. */
export const sessionTexts = {
  login: 'Login',
  logout: 'Logout',
  otherUser: (email: string) => `You are signed in as ${email} now.`,
  account: 'Your account',
} as const;
