/** The words at the end of the navbar (product 2.2). */
export const sessionTexts = {
  login: 'Login',
  logout: 'Logout',
  account: 'Your account',
} as const;
