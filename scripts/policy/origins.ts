/** The origins that sign-in needs, besides the site's own. */
export interface SignInOrigins {
  /** Where the SDK sends its requests. */
  readonly connect: readonly string[];
  /** Where the hidden frame of the Google pop-up comes from. */
  readonly frame: readonly string[];
}

/** A build for visitors: the identity provider itself, and the project's own auth domain. */
export function productionOrigins(authDomain: string): SignInOrigins {
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${authDomain}`],
  };
}

/** A build for this machine: the emulator plays every part, and nothing else is allowed. */
export function emulatorOrigins(emulator: string): SignInOrigins {
  return { connect: [emulator], frame: [emulator] };
}
