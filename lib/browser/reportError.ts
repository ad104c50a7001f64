/**
 * Sends an error to the owner as one JSON beacon, which also survives leaving the page: level, message, stack and the
 * path of the page.
 *
 * `NEXT_PUBLIC_ERRORS` says where to: a path of this site (`/errors`) or an https address, which the policy then
 * allows (lib/csp). Set at build; empty, as it is by default, nothing is sent. Callers check the value themselves: so a
 * build without it has no script for it in any page.
 *
 * Use it only for errors that are already on the console, else {@link reportError}.
 */
export function sendError(error: unknown, level: 'error' | 'warn' = 'error'): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const report = { level, message: String(error), stack, page: location.pathname };
  navigator.sendBeacon(process.env.NEXT_PUBLIC_ERRORS ?? '', JSON.stringify(report));
}

/**
 * Reports an error that no visitor sees in full: of an error boundary, a lost part of the build, a failed refresh of
 * `/data.json` (product 8.6) or of the session, Google sign-in and Logout (product 8.5). It goes to the console and to the
 * owner.
 */
export function reportError(error: unknown, level: 'error' | 'warn' = 'error'): void {
  console[level](error);
  if (process.env.NEXT_PUBLIC_ERRORS) sendError(error, level);
}
