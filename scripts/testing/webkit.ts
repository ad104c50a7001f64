import { canInstallPackages, installPackage } from '../browser/apt';
import { hasWebKit } from '../browser/webkit';

/** Debian's packages: WebKitGTK with its browser and driver, a display without a screen, and what focuses a window. */
const packages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];

/** Sees to WebKit. Only CI installs it: nobody expects a test run to put a browser on the own machine. */
export async function ensureWebKit(environment = process.env): Promise<void> {
  if (hasWebKit()) return;
  if (environment.CI && canInstallPackages())
    for (const name of packages) await installPackage(name);
  if (!hasWebKit())
    console.log(
      `WebKitGTK with its driver is not on this machine (Debian: apt-get install ${packages.join(' ')}): the tests in WebKit are skipped.`,
    );
}
