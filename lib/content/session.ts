/** The two words at the end of the navbar (product 2.2). */
export const sessionTexts = { login: 'Login', logout: 'Logout' } as const;
