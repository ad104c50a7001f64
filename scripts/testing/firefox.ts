import { canInstallPackages, installPackage } from '../browser/apt';
import { findFirefox } from '../browser/firefox';

/**
 * Sees to the Firefox that its suite wants. Only CI installs it: nobody expects a test run to put another browser on the
 * own machine.
 */
export async function ensureFirefox(environment = process.env): Promise<void> {
  if (findFirefox()) return;
  if (environment.CI && canInstallPackages()) await installPackage('firefox-esr');
  if (!findFirefox())
    console.log(
      'There is no Firefox on this machine (Debian: apt-get install firefox-esr): its suite is skipped.',
    );
}
