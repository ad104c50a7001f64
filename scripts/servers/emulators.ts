import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoProject } from '@/lib/auth/config';
import { CliError } from '../tools/console';
import { host } from '../environment/target';
import type { FirebaseHosting } from '../hosts/firebase';
import { followParent, refuseBrokenAddresses, toolFile } from '../tools/runProcess';
import { freePort } from './ports';

/**
 * Which emulator to start. Each is a process of its own: that for auth takes ten seconds of processor time to start and can
 * do so while the site is built; that for hosting needs the finished build.
 */
export type EmulatorOptions =
  { readonly authPort: number } | { readonly sitePort: number; readonly hosting: FirebaseHosting };

/** An emulator that runs. */
export interface Emulator {
  /** Saves the accounts and resolves when the emulator has exited. */
  readonly stop: () => Promise<void>;
  /** Resolves to its last output lines, however it ended. */
  readonly ended: Promise<string>;
}

/** Whether the accounts of the last run are loaded and those of this run saved. */
export const keepAccounts = process.env.POWER_ZONE_EPHEMERAL !== '1';

const folder = join(process.cwd(), '.emulator');
const accounts = join(folder, 'accounts');

/**
 * Makes a new folder for one run. Two runs at the same time must not share configuration, logs or temporary files: the
 * emulator hub writes its address into a temporary file.
 */
async function prepareFolder(options: EmulatorOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const run = await mkdtemp(join(folder, 'run-'));
  await mkdir(join(run, 'tmp'));
  // The hosting emulator serves no files from outside the folder of its configuration.
  await symlink(join(process.cwd(), 'out'), join(run, 'out'));
  const at = (port: number) => ({ host, port });
  const config = {
    // `site` and `target` name a site of the real project, which the emulator does not know.
    ...('hosting' in options && {
      hosting: { ...options.hosting, site: undefined, target: undefined },
    }),
    emulators: {
      ...('hosting' in options
        ? { hosting: at(options.sitePort) }
        : { auth: at(options.authPort) }),
      hub: at(await freePort()),
      logging: at(await freePort()),
      ui: { enabled: false },
      // Tests use a second project (e2e/auth/protectedEmails.spec.ts); in single project mode each call would be a warning.
      singleProjectMode: false,
    },
  };
  await writeFile(join(run, 'firebase.json'), JSON.stringify(config, null, 2));
  return run;
}

/**
 * Starts the program in its own process group, so that Ctrl-C reaches it once only, through `stop`. At a second signal it
 * would not save the accounts.
 */
async function spawnEmulator(options: EmulatorOptions) {
  const run = await prepareFolder(options);
  const forAuth = 'authPort' in options;
  const saved = forAuth && keepAccounts;
  const kept = saved && existsSync(join(accounts, 'firebase-export-metadata.json'));
  const args = [
    ...[...followParent, ...refuseBrokenAddresses, toolFile('firebase-tools'), 'emulators:start'],
    ...['--only', forAuth ? 'auth' : 'hosting', '--project', demoProject],
    ...(kept ? ['--import', accounts] : []),
    ...(saved ? ['--export-on-exit', accounts] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: run,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // CI stops requests for news and settings to the network, NO_UPDATE_NOTIFIER those for updates.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: join(run, 'tmp') },
  });
  return { child, run };
}

/** Warnings of every run without the emulators' own user interface, and of two processes. */
const harmless = /Emulator UI is not starting|multiple instances of the emulator suite/i;
const trouble = /^\s*(⚠|✖|error\b|.*\bError:)/i;

/** Whether a line of the emulators' output is a warning or an error, and not, for example, the log of a request. */
const isTrouble = (line: string) => trouble.test(line) && !harmless.test(line);

/** The start needs about ten seconds of processor time; on a busy machine it takes much longer. In milliseconds. */
const startTimeout = 180_000;

/**
 * Starts one of Firebase's emulators and waits until it is ready. When `cancel` is aborted meanwhile, it is ended at once.
 * Throws a CliError with its last output lines when it does not start.
 */
export async function startEmulator(
  options: EmulatorOptions,
  cancel: AbortSignal,
): Promise<Emulator> {
  const { child, run } = await spawnEmulator(options);
  const last: string[] = [];
  const ended = once(child, 'close').then(async () => {
    await rm(run, { recursive: true, force: true });
    return last.join('\n').trim();
  });
  const ready = new Promise<boolean>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        last.splice(0, last.length - 19);
        last.push(line);
        // Printed when it accepts connections and the accounts are loaded.
        if (line.includes('All emulators ready')) resolve(true);
        if (isTrouble(line)) console.error(line);
      });
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }

  const patience = AbortSignal.any([cancel, AbortSignal.timeout(startTimeout)]);
  const failed = [once(patience, 'abort'), ended].map((event) => event.then(() => false));
  if (!patience.aborted && (await Promise.race([ready, ...failed])))
    return { stop: () => end('SIGINT'), ended };

  // SIGKILL, because SIGINT could save an empty list over the kept accounts.
  await end('SIGKILL');
  cancel.throwIfAborted();
  throw new CliError(`A Firebase emulator did not start:\n${await ended}`);
}
