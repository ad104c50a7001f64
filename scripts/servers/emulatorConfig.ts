import type { FirebaseHosting } from '../hosts/firebase';
import { host } from './ports';

/** The project of every local emulator: with the `demo-` prefix Firebase's tools never ask for an account. */
export const localProject = 'demo-power-zone';

/** The ports of one run of the emulators. */
export interface EmulatorPorts {
  readonly auth?: number | undefined;
  readonly hosting?: number | undefined;
  /** Two that the emulators want for themselves. */
  readonly hub: number;
  readonly logging: number;
}

const at = (port: number) => ({ host, port });

/** Writes the configuration for one run of the emulators. */
export function emulatorConfig(ports: EmulatorPorts, hosting?: FirebaseHosting) {
  // The site and its target are the project's; the local one has neither.
  return {
    ...(hosting && { hosting: { ...hosting, site: undefined, target: undefined } }),
    emulators: {
      ...(ports.auth && { auth: at(ports.auth) }),
      ...(ports.hosting && { hosting: at(ports.hosting) }),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      // Tests set up a project of their own beside this one (e2e/fixtures/protectedProject): no warning for each call.
      singleProjectMode: false,
    },
  };
}
