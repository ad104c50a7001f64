/** The address every local server listens on: this machine only. */
export const host = '127.0.0.1';
