/** The two words at the end of the navbar (product 2.2), and what is said of another tab's login. */
export const sessionTexts = {
  login: 'Login',
  logout: 'Logout',
  otherUser: (email: string) => `You are signed in as ${email} now.`,
  account: 'Your account',
} as const;
