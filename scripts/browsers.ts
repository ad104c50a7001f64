import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findFirefox, hasExtras, hasWebKit } from './tools/findBrowsers';
import { CliError, runMain } from './tools/console';

/** Whether this machine has a Chromium that starts: one without its libraries does not. */
function hasChromium(): boolean {
  const path = findBrowser('shell');
  return path !== undefined && spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

/** A program of the e2e tests, with Debian's packages for it. */
interface Program {
  readonly name: string;
  readonly packages: string;
  readonly isHere: () => unknown;
}

/** Most tests run in the headless shell, which takes half the time; some need what only the full browser has. */
const chromium: readonly Program[] = [
  {
    name: 'Chromium’s headless shell',
    packages: 'chromium-headless-shell',
    isHere: () => findBrowser('shell')?.endsWith('headless-shell'),
  },
  { name: 'Chromium', packages: 'chromium', isHere: () => findBrowser('browser') },
];

/** The programs whose tests are skipped where they are missing. */
const optional: readonly Program[] = [
  { name: 'Firefox', packages: 'firefox-esr', isHere: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb xdotool faketime', isHere: hasWebKit },
];

/** Prints and runs a command. When it fails, its own words stand above, and the caller looks for what it needs. */
function install(command: string): void {
  console.log(`Installing: ${command}`);
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/*
 * `npm run browsers`: installs the programs for the e2e tests that this machine lacks: as root on Debian from its packages,
 * elsewhere Playwright's Chromium alone. With `--needed`, as `npm test` runs it, only a Chromium, where none is.
 */
await runMain(async () => {
  const onlyNeeded = process.argv.includes('--needed');
  const asRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const wanted = onlyNeeded ? (hasChromium() ? [] : chromium) : [...chromium, ...optional];
  const missing = wanted.filter(({ isHere }) => !isHere());
  if (asRoot && missing.length > 0) {
    install('apt-get update');
    for (const { packages } of missing)
      install(`apt-get install -y --no-install-recommends ${packages}`);
  }
  if (!hasChromium()) install(`npx playwright install ${asRoot ? '--with-deps ' : ''}chromium`);
  if (!hasChromium())
    throw new CliError(
      'The e2e tests need a browser, and none could be found or installed: install Google Chrome or Chromium (on Debian, as root: apt-get install chromium) and run npm test again.',
    );
  for (const { name, packages, isHere } of optional)
    if (!isHere())
      console.log(
        `${name} is not installed: its e2e tests are skipped. On Debian, as root, \`npm run browsers\` installs it (apt-get install ${packages}).`,
      );
  if (!hasExtras())
    console.log(
      'Lighthouse is not installed: its e2e test is skipped. `npm run extras` installs it.',
    );
});
