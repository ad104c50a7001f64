import { canInstallPackages, installPackages } from '../browser/apt';
import { findFirefox } from '../browser/firefox';
import { hasWebKit } from '../browser/webkit';
import { findNginx } from '../servers/nginx';

/** A program that some tests want and that a machine may lack. */
export interface Program {
  readonly name: string;
  readonly isHere: () => boolean;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/** The web server of the conformance tests. */
export const nginx: Program = {
  name: 'nginx',
  isHere: () => findNginx() !== undefined,
  packages: ['nginx'],
};

/** The engines besides Chromium, each with a smoke suite in a folder of e2e. */
export const otherEngines: readonly (Program & { readonly folder: string })[] = [
  {
    name: 'Firefox',
    folder: 'firefox',
    isHere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
  },
  // WebKitGTK with its driver, a display without a screen, and what focuses a window on it.
  {
    name: 'WebKit',
    folder: 'webkit',
    isHere: hasWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
  },
];

/**
 * Sees to a program. Only CI installs it: nobody expects a test run to put another browser or a web server on their
 * machine. Where it is missing the run says what it skips.
 */
export async function ensureProgram(
  { name, isHere, packages }: Program,
  environment = process.env,
): Promise<void> {
  if (isHere()) return;
  if (environment.CI && canInstallPackages()) await installPackages(packages);
  if (!isHere())
    console.log(
      `${name} is not on this machine (Debian: apt-get install ${packages.join(' ')}): its tests are skipped.`,
    );
}
