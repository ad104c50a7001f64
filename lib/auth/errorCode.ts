/** The provider's code of an error without its prefix, such as `requires-recent-login`; empty for any other error. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : '';
}
