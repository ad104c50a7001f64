import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Stop } from '../console/stop';
import { run } from '../processes/run';
import { runTool } from '../processes/tools';
import { canInstallPackages, installPackage } from './apt';
import { browserCandidates } from './candidates';

/** The first browser that really starts: one may lack the libraries that it needs. */
async function workingBrowser(): Promise<string | undefined> {
  for (const path of browserCandidates(chromium.executablePath())) {
    if (!existsSync(path)) continue;
    const started = await run(path, ['--version', '--no-sandbox']).catch(() => undefined);
    if (started?.code === 0) return path;
  }
  return undefined;
}

const installers: readonly (() => Promise<unknown>)[] = [
  () =>
    runTool('@playwright/test', [
      'install',
      ...(canInstallPackages() ? ['--with-deps'] : []),
      'chromium',
    ]),
  async () => canInstallPackages() && installPackage('chromium'),
];

/**
 * Finds a browser for the journeys, or installs one: Playwright's own, else Debian's.
 * @throws Stop when there is none to be had
 */
export async function ensureBrowser(): Promise<string> {
  const there = await workingBrowser();
  if (there) return there;
  for (const install of installers) {
    await install();
    const installed = await workingBrowser();
    if (installed) return installed;
  }
  throw new Stop(
    'The journeys need a browser, and none could be found or installed: install Google Chrome or Chromium (on Debian, as root: apt-get install chromium) and run npm test again.',
  );
}
