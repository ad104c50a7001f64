import type { BuildStamp } from '../export/buildStamp';

/**
 * The environment for Next. The emulator's address is set or removed here and nowhere else: a value left over in a
 * shell must never reach a build for visitors. (A variable that is undefined is not passed on.)
 */
export function nextEnvironment(stamp: BuildStamp, environment = process.env): NodeJS.ProcessEnv {
  return {
    ...environment,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_AUTH_EMULATOR: stamp.authEmulator,
  };
}
