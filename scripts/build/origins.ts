import type { BuildStamp } from '../export/buildStamp';
import { emulatorOrigins, productionOrigins, type SignInOrigins } from '../policy/origins';

/** The origins that the pages of a build sign in with. */
export function originsOf(stamp: BuildStamp, environment = process.env): SignInOrigins {
  return stamp.authEmulator
    ? emulatorOrigins(stamp.authEmulator)
    : productionOrigins(environment.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? '');
}
