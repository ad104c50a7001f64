import { canInstallPackages, installPackage } from '../browser/apt';
import { findNginx } from '../servers/nginx';

/**
 * Sees to the nginx that the conformance journeys want. Only CI installs it: nobody expects a test run to put a web
 * server on the own machine.
 */
export async function ensureNginx(environment = process.env): Promise<void> {
  if (findNginx()) return;
  if (environment.CI && canInstallPackages()) await installPackage('nginx');
  if (!findNginx())
    console.log(
      'There is no nginx on this machine (Debian: apt-get install nginx): the journeys against it are skipped.',
    );
}
