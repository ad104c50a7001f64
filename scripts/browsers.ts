import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findFirefox, hasExtras, hasWebKit } from './tools/findBrowsers';
import { CliError, runMain } from './tools/console';

/** Returns whether a Chromium is installed and starts. Without its libraries, it doesn't. */
function hasChromium(): boolean {
  const path = findBrowser('shell');
  return path !== undefined && spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

/** A program that e2e tests use, and its Debian packages. */
interface Program {
  readonly name: string;
  readonly packages: string;
  readonly isInstalled: () => unknown;
}

/** Most tests run in the headless shell, which is twice as fast; some need the full browser. */
const chromium: readonly Program[] = [
  {
    name: 'Chromium’s headless shell',
    packages: 'chromium-headless-shell',
    isInstalled: () => findBrowser('shell')?.endsWith('headless-shell'),
  },
  { name: 'Chromium', packages: 'chromium', isInstalled: () => findBrowser('browser') },
];

/** Programs whose tests are skipped if they aren't installed. */
const optional: readonly Program[] = [
  { name: 'Firefox', packages: 'firefox-esr', isInstalled: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb xdotool faketime', isInstalled: hasWebKit },
];

/** Prints and runs a command. If it fails, its own output says why, and the caller checks what is missing. */
function install(command: string): void {
  console.log(`Installing: ${command}`);
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/*
 * `npm run browsers` installs missing programs for the e2e tests: all of them as root on Debian, otherwise only Playwright's
 * Chromium. With `--needed`, as in `npm test`, it installs only a Chromium, and only if there is none.
 */
await runMain(async () => {
  const onlyNeeded = process.argv.includes('--needed');
  const asRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const wanted = onlyNeeded ? (hasChromium() ? [] : chromium) : [...chromium, ...optional];
  const missing = wanted.filter(({ isInstalled }) => !isInstalled());
  if (asRoot && missing.length > 0) {
    install('apt-get update');
    for (const { packages } of missing)
      install(`apt-get install -y --no-install-recommends ${packages}`);
  }
  if (!hasChromium()) install(`npx playwright install ${asRoot ? '--with-deps ' : ''}chromium`);
  if (!hasChromium())
    throw new CliError(
      'Install Google Chrome or Chromium for the e2e tests (on Debian, as root: apt-get install chromium), then run `npm test` again.',
    );
  for (const { name, packages, isInstalled } of optional)
    if (!isInstalled())
      console.log(
        `Skipping the tests in ${name}, which is not installed. On Debian, as root: apt-get install ${packages}`,
      );
  if (!hasExtras())
    console.log(
      'Skipping the Lighthouse test, because Lighthouse is not installed. To install it: npm run extras',
    );
});
