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
 * Creates a folder for the emulator's configuration and temporary files. Two emulators must not
 * share a folder.
 */
async function prepareFolder(port: number): Promise<string> {
  const ownFolder = join(folder, String(port));
  await mkdir(join(ownFolder, 'tmp'), { recursive: true });
  const emulators = {
    auth: { host, port },
    hub: { host, port: await freePort() },
    logging: { host, port: await freePort() },
    ui: { enabled: false },
    // e2e/auth/protectedEmails.spec.ts uses a second project. In the default mode, each of its
    // requests would log a warning.
    singleProjectMode: false,
  };
  await writeFile(join(ownFolder, 'firebase.json'), JSON.stringify({ emulators }, null, 2));
  return ownFolder;
}

/**
 * Returns whether a line of output is a warning or an error, other than the one about the disabled
 * UI.
 */
const isWarning = (line: string) =>
  /^\s*(⚠|✖|error\b|.*\bError:)/i.test(line) && !line.includes('Emulator UI is not starting');

export interface AuthEmulator {
  /** Resolves once the emulator accepts connections and has loaded the accounts. */
  readonly ready: Promise<void>;
  /** Rejects with the last lines of output when the emulator exits. */
  readonly ended: Promise<never>;
  /** Saves the accounts, and resolves once the emulator has exited. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Firebase's auth emulator.
 * @param keep whether to load the accounts of the last run, and to save the accounts on exit
 */
export async function startAuthEmulator(port: number, keep: boolean): Promise<AuthEmulator> {
  const ownFolder = await prepareFolder(port);
  const hasSavedAccounts = existsSync(join(accounts, 'firebase-export-metadata.json'));
  const program = join(process.cwd(), 'node_modules', '.bin', 'firebase');
  const args = ['emulators:start', '--only', 'auth', '--project', demoProject];
  if (keep && hasSavedAccounts) args.push('--import', accounts);
  if (keep) args.push('--export-on-exit', accounts);
  const child = spawnServer(program, args, {
    cwd: ownFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without these variables, firebase-tools requests news, settings and updates from the network.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: join(ownFolder, 'tmp') },
  });
  const closed = once(child, 'close');
  const lastLines: string[] = [];
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout!, child.stderr!])
      createInterface({ input }).on('line', (line) => {
        lastLines.splice(0, lastLines.length - 19);
        lastLines.push(line);
        if (isWarning(line)) console.error(line);
        if (!line.includes('All emulators ready')) return;
        isReady = true;
        resolve();
      });
  });
  const ended = closed.then(() => {
    throw new CliError(`The auth emulator stopped:\n${lastLines.join('\n').trim()}`);
  });
  return {
    ready,
    ended,
    async stop() {
      // On SIGINT, the emulator saves its accounts. Before it has loaded the saved ones, it would
      // replace them with an empty list.
      child.kill(isReady ? 'SIGINT' : 'SIGKILL');
      await closed;
    },
  };
}
