import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoProject } from '@/lib/auth/config';
import { host } from '../environment/target';
import { CliError } from '../tools/console';
import { freePort } from './ports';
import { spawnServer } from './processes';

const folder = join(process.cwd(), '.emulator');
const accounts = join(folder, 'accounts');

/**
 * The folder of an emulator. Two of them must not share configuration, logs or temporary files: the emulator hub writes its
 * address into a temporary file.
 */
async function prepareFolder(port: number): Promise<string> {
  const own = join(folder, String(port));
  await mkdir(join(own, 'tmp'), { recursive: true });
  const emulators = {
    auth: { host, port },
    hub: { host, port: await freePort() },
    logging: { host, port: await freePort() },
    ui: { enabled: false },
    // Tests use a second project (e2e/auth/protectedEmails.spec.ts); in single project mode each call would be a warning.
    singleProjectMode: false,
  };
  await writeFile(join(own, 'firebase.json'), JSON.stringify({ emulators }, null, 2));
  return own;
}

/** Whether a line of its output is a warning or an error, other than that of every run without the emulators' own pages. */
const isTrouble = (line: string) =>
  /^\s*(⚠|✖|error\b|.*\bError:)/i.test(line) && !line.includes('Emulator UI is not starting');

/** An auth emulator that starts or runs. */
export interface AuthEmulator {
  /** Resolves when it accepts connections and the accounts are loaded. */
  readonly ready: Promise<void>;
  /** Rejects with a CliError, which has its last output lines, when it ends for any reason. */
  readonly ended: Promise<never>;
  /** Saves the accounts and resolves when it has exited. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Firebase's auth emulator: ten seconds of processor time.
 * @param keep whether the accounts of the last run are loaded and those of this run saved
 */
export async function startAuthEmulator(port: number, keep: boolean): Promise<AuthEmulator> {
  const own = await prepareFolder(port);
  const isKept = keep && existsSync(join(accounts, 'firebase-export-metadata.json'));
  const program = join(process.cwd(), 'node_modules', '.bin', 'firebase');
  const args = [
    ...['emulators:start', '--only', 'auth', '--project', demoProject],
    ...(isKept ? ['--import', accounts] : []),
    ...(keep ? ['--export-on-exit', accounts] : []),
  ];
  const child = spawnServer(program, args, {
    cwd: own,
    stdio: ['ignore', 'pipe', 'pipe'],
    // CI stops requests for news and settings to the network, NO_UPDATE_NOTIFIER those for updates.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: join(own, 'tmp') },
  });
  const closed = once(child, 'close');
  const last: string[] = [];
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout!, child.stderr!])
      createInterface({ input }).on('line', (line) => {
        last.splice(0, last.length - 19);
        last.push(line);
        if (isTrouble(line)) console.error(line);
        if (!line.includes('All emulators ready')) return;
        isReady = true;
        resolve();
      });
  });
  const ended = closed.then(() => {
    throw new CliError(`The auth emulator ended:\n${last.join('\n').trim()}`);
  });
  return {
    ready,
    ended,
    async stop() {
      // SIGKILL, because SIGINT could save an empty list over the kept accounts.
      child.kill(isReady ? 'SIGINT' : 'SIGKILL');
      await closed;
    },
  };
}
