import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError, runMain } from './tools/console';
import { findBrowser, findFirefox, hasExtras, hasWebKit } from './tools/findBrowsers';

/**
 * Returns whether a Chromium is installed and starts. It doesn't start if system libraries are
 * missing.
 */
function hasChromium(): boolean {
  const path = findBrowser('shell');
  return path !== undefined && spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

/** A browser that e2e tests use, and the Debian packages that install it. */
interface Program {
  readonly name: string;
  readonly packages: string;
  readonly isInstalled: () => unknown;
}

/**
 * Most tests run in the headless shell, which is twice as fast; some need the full browser. The
 * font stands in for a web font that misses the first paint, as Arial does for visitors
 * (app/globals.css).
 */
const chromium: readonly Program[] = [
  {
    name: 'Chromium’s headless shell',
    packages: 'chromium-headless-shell fonts-liberation',
    isInstalled: () => findBrowser('shell')?.endsWith('headless-shell'),
  },
  { name: 'Chromium', packages: 'chromium', isInstalled: () => findBrowser('browser') },
];

/** If one of these browsers is missing, `npm test` skips its tests. */
const optional: readonly Program[] = [
  { name: 'Firefox', packages: 'firefox-esr', isInstalled: findFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb xdotool faketime', isInstalled: hasWebKit },
];

/** Returns the browsers to install if they're missing. */
function wantedPrograms(onlyNeeded: boolean): readonly Program[] {
  if (!onlyNeeded) return [...chromium, ...optional];
  return hasChromium() ? [] : chromium;
}

/**
 * Prints and runs a command. Ignores its exit code, because the output says why it failed, and the
 * caller checks what is still missing.
 */
function install(command: string): void {
  console.log(`Installing: ${command}`);
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/*
 * `npm run browsers` installs missing browsers for the e2e tests: as root on Debian, all of them;
 * otherwise, only Playwright's Chromium. `npm test` passes `--needed`, which installs only a
 * Chromium, and only if there is none.
 */
await runMain(async () => {
  const wanted = wantedPrograms(process.argv.includes('--needed'));
  const missing = wanted.filter(({ isInstalled }) => !isInstalled());
  const isRootOnDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isRootOnDebian && missing.length > 0) {
    install('apt-get update');
    for (const { packages } of missing)
      install(`apt-get install -y --no-install-recommends ${packages}`);
  }
  if (!hasChromium())
    install(`npx playwright install ${isRootOnDebian ? '--with-deps ' : ''}chromium`);
  if (!hasChromium())
    throw new CliError(
      'Install Google Chrome or Chromium for the e2e tests (on Debian, as root: apt-get install chromium), then run `npm test` again.',
    );
  for (const { name, packages, isInstalled } of optional)
    if (!isInstalled())
      console.log(
        `Skipping the tests in ${name}: it is not installed. To install it on Debian, run as root: apt-get install ${packages}`,
      );
  if (!hasExtras())
    console.log(
      'Skipping the Lighthouse test: Lighthouse is not installed. To install it, run: npm run extras',
    );
});
