import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { chromium } from 'playwright';
import { CliError } from '../console/console';
import { run, toolFile } from '../processes/runProcess';
import {
  type BrowserKind,
  browserCandidates,
  findFirefox,
  findNginx,
  hasWebKit,
} from './findBrowsers';

/** A program that e2e tests use and that a machine may lack. */
interface Program {
  readonly name: string;
  readonly isHere: () => unknown;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/** The first Chromium that starts. One that is installed may lack libraries. */
async function working(kind: BrowserKind): Promise<string | undefined> {
  for (const path of browserCandidates(chromium.executablePath(), kind)) {
    const started = existsSync(path) && run(path, ['--version', '--no-sandbox']);
    if (started && (await started.catch(() => undefined))?.code === 0) return path;
  }
  return undefined;
}

const hasShell = async () => (await working('shell'))?.endsWith('headless-shell');

/** Most tests run in the shell, which takes half the time. Some need what only the full browser has. */
const chromiums: readonly Program[] = [
  { name: 'Chromium’s shell', isHere: hasShell, packages: ['chromium-headless-shell'] },
  { name: 'Chromium', isHere: () => working('browser'), packages: ['chromium'] },
];

const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];

/** The programs whose e2e tests are skipped where they are missing. */
const optionalPrograms: readonly Program[] = [
  { name: 'nginx', isHere: () => findNginx(), packages: ['nginx'] },
  { name: 'Firefox', isHere: () => findFirefox(), packages: ['firefox-esr'] },
  { name: 'WebKit', isHere: hasWebKit, packages: webKitPackages },
];

/** Runs an installer. A failure is only printed as a warning: the caller looks for what should be installed. */
export async function runInstaller(
  program: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<void> {
  const { code, output } = await run(program, args, { environment });
  if (code !== 0)
    console.warn(`Warning: ${[program, ...args].join(' ')} failed:\n${output.trim()}`);
}

/** Installs the missing programs, and a Chromium in any case. Resolves to the Chromium that the tests run in. */
async function installMissing(programs: readonly Program[]): Promise<string> {
  const asRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => runInstaller('apt-get', args, environment);
  let updated = false;
  for (const { name, isHere, packages } of programs) {
    if (!asRoot || (await isHere())) continue;
    if (!updated) await apt('update');
    updated = true;
    console.log(`Installing ${name}: apt-get install ${packages.join(' ')}`);
    await apt('install', '-y', '--no-install-recommends', ...packages);
  }
  if (!(await working('shell'))) {
    console.log('Installing Chromium: npx playwright install chromium');
    const options = asRoot ? ['--with-deps'] : [];
    const args = [toolFile('@playwright/test'), 'install', ...options, 'chromium'];
    await runInstaller(process.execPath, args);
  }
  const path = await working('shell');
  if (path) return path;
  throw new CliError(
    'The e2e tests need a browser, and none could be found or installed: install Google Chrome or Chromium (on Debian, as root: apt-get install chromium) and run npm test again.',
  );
}

/** Prints which optional programs are missing, and so which e2e tests are skipped. */
export async function reportMissing(): Promise<void> {
  for (const { name, isHere, packages } of optionalPrograms)
    if (!(await isHere()))
      console.log(
        `${name} is not installed: its e2e tests are skipped. On Debian, as root, \`npm run browsers\` installs it (apt-get install ${packages.join(' ')}).`,
      );
}

/**
 * Installs the programs for the e2e tests that this machine lacks: as root on Debian from its packages, elsewhere only
 * Playwright's Chromium. Throws a CliError when there is no Chromium afterwards.
 */
export async function installBrowsers(): Promise<void> {
  console.log(`The e2e tests run in ${await installMissing([...chromiums, ...optionalPrograms])}.`);
  await reportMissing();
}

/**
 * Finds the Chromium for the e2e tests, or installs one. At a terminal the person is asked first. Throws a CliError when
 * the answer is no, or the installation fails.
 */
export async function ensureBrowser(): Promise<string> {
  const found = await working('shell');
  if (found) return found;
  if (process.env.CI || !process.stdin.isTTY)
    console.log('No browser was found: installing Chromium, as `npm run browsers` does.');
  else {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const question = 'No browser was found. Install it now with `npm run browsers`? [Y/n] ';
    const said = await terminal.question(question).finally(() => terminal.close());
    if (/^\s*n/i.test(said))
      throw new CliError('The e2e tests need a browser: `npm run browsers` installs one.');
  }
  return installMissing(chromiums);
}
