import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CliError } from '../console/cliError';
import { run } from '../processes/run';
import { runTool } from '../processes/tools';
import { canInstallPackages, installPackages } from './apt';
import { browserCandidates, type Kind } from './candidates';

const shell = 'chromium-headless-shell';

/** The first one that really starts: one may lack the libraries that it needs. */
async function working(kind: Kind): Promise<string | undefined> {
  for (const path of browserCandidates(chromium.executablePath(), kind)) {
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
  async () =>
    canInstallPackages() && ((await installPackages([shell])) || installPackages(['chromium'])),
];

/** Gives CI both of Debian's: the shell, since its time is short, and the browser, for what a shell cannot do. */
async function installBoth(): Promise<void> {
  if (!(await working('shell'))?.endsWith(shell)) await installPackages([shell]);
  if (!(await working('browser'))) await installPackages(['chromium']);
}

/**
 * Finds a browser for the e2e tests, or installs one: Playwright's own, else Debian's.
 * @throws CliError when there is none to be had
 */
export async function ensureBrowser(environment = process.env): Promise<string> {
  if (environment.CI && canInstallPackages()) await installBoth();
  const found = await working('shell');
  if (found) return found;
  for (const install of installers) {
    await install();
    const installed = await working('shell');
    if (installed) return installed;
  }
  throw new CliError(
    'The e2e tests need a browser, and none could be found or installed: install Google Chrome or Chromium (on Debian, as root: apt-get install chromium) and run npm test again.',
  );
}
