import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { chromium } from 'playwright';
import { CliError } from '../console/console';
import { run, runTool } from '../processes/runProcess';
import {
  browserCandidates,
  findFirefox,
  findNginx,
  hasWebKit,
  type BrowserKind,
} from './findBrowsers';

/** A program that some e2e tests want and that a machine may lack. */
interface Program {
  readonly name: string;
  readonly isHere: () => unknown;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/** The first Chromium that really starts: one may lack the libraries that it needs. */
async function working(kind: BrowserKind): Promise<string | undefined> {
  for (const path of browserCandidates(chromium.executablePath(), kind)) {
    const started = existsSync(path) && run(path, ['--version', '--no-sandbox']);
    if (started && (await started.catch(() => undefined))?.code === 0) return path;
  }
  return undefined;
}

const hasShell = async () => (await working('shell'))?.endsWith('headless-shell');

/** The shell, which most tests run in, as it takes half the time; and the browser, for what a shell cannot do. */
const chromiums: readonly Program[] = [
  { name: 'Chromium’s shell', isHere: hasShell, packages: ['chromium-headless-shell'] },
  { name: 'Chromium', isHere: () => working('browser'), packages: ['chromium'] },
];

/** The web server of the conformance tests. */
export const nginx: Program = { name: 'nginx', isHere: findNginx, packages: ['nginx'] };

const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'xdotool'];

/** The engines besides Chromium, each with a smoke suite. */
export const otherEngines: readonly Program[] = [
  { name: 'Firefox', isHere: () => findFirefox(), packages: ['firefox-esr'] },
  { name: 'WebKit', isHere: hasWebKit, packages: webKitPackages },
];

/** Installs what is missing, a Chromium in any case, and gives the one that the tests run in. */
async function installMissing(programs: readonly Program[]): Promise<string> {
  const asRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run('apt-get', args, { environment });
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
    await runTool('@playwright/test', ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium']);
  }
  const path = await working('shell');
  if (path) return path;
  throw new CliError(
    'The e2e tests need a browser, and none could be found or installed: install Google Chrome or Chromium (on Debian, as root: apt-get install chromium) and run npm test again.',
  );
}

/** Says what is not on this machine, and so which e2e tests are skipped. */
export async function reportMissing(programs: readonly Program[], advice: string): Promise<void> {
  for (const { name, isHere } of programs)
    if (!(await isHere())) console.log(`${name} is not here: its e2e tests are skipped. ${advice}`);
}

/**
 * Installs what this machine lacks of the programs for the e2e tests: from Debian's packages as root, else Playwright's
 * Chromium alone. Throws a CliError when no Chromium is to be had.
 */
export async function installBrowsers(): Promise<void> {
  const programs = [...chromiums, nginx, ...otherEngines];
  console.log(`The e2e tests run in ${await installMissing(programs)}.`);
  const packages = programs.flatMap((program) => program.packages).join(' ');
  await reportMissing(programs, `(Debian, as root: apt-get install ${packages})`);
}

/**
 * The Chromium for the e2e tests. Where there is none, one is installed: a person at a terminal is asked before, any
 * other run says so. Throws a CliError when there is none to be had, or the person said no.
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
