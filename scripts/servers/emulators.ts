import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoProject } from '@/lib/auth/config';
import { CliError } from '../console/console';
import { host } from '../environment/target';
import type { FirebaseHosting } from '../hosts/firebase';
import { followParent, preload, toolFile } from '../processes/run';
import { freePort } from './ports';

/** What to start. An emulator without a port is left out. */
export interface EmulatorOptions {
  readonly authPort?: number | undefined;
  readonly site?: { readonly port: number; readonly hosting: FirebaseHosting };
}

/** Whether accounts made in an earlier run are there again, and those of this run are kept. */
export const keepAccounts = process.env.POWER_ZONE_EPHEMERAL !== '1';

const folder = join(process.cwd(), '.emulator');
const accounts = join(folder, 'accounts');

/**
 * Makes the emulators answer an address that is not valid percent-encoding (`/%E0%A4%A`) with 400, as real hosts do.
 * Without it, one such address ends the hosting emulator, and all accounts made since its start are lost.
 */
const refuseBrokenAddresses = preload(`
import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, response, ...rest) {
  if (event === 'request') {
    try {
      decodeURI(request.url);
    } catch {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
      return true;
    }
  }
  return emit.call(this, event, request, response, ...rest);
};
`);

/** Makes a folder for one run: two side by side must not share configuration, logs or temporary files (the hub's note). */
async function prepareFolder({ authPort, site }: EmulatorOptions): Promise<string> {
  const run = join(folder, `run-${site?.port ?? authPort}`);
  await rm(run, { recursive: true, force: true });
  await mkdir(join(run, 'tmp'), { recursive: true });
  // The hosting emulator serves nothing from outside the folder of its configuration.
  await symlink(join(process.cwd(), 'out'), join(run, 'out'), 'junction');
  const at = (port: number) => ({ host, port });
  const config = {
    // The site and its target are the project's; the local one has neither.
    ...(site && { hosting: { ...site.hosting, site: undefined, target: undefined } }),
    emulators: {
      ...(authPort && { auth: at(authPort) }),
      ...(site && { hosting: at(site.port) }),
      hub: at(await freePort()),
      logging: at(await freePort()),
      ui: { enabled: false },
      // Tests set up a project of their own beside this one (e2e/fixtures/protectedProject): no warning for each call.
      singleProjectMode: false,
    },
  };
  await writeFile(join(run, 'firebase.json'), JSON.stringify(config, null, 2));
  return run;
}

/**
 * Starts the program, in a process group of its own: Ctrl-C then reaches it once, through `stop`. A second signal would
 * make it drop the accounts instead of saving them.
 */
async function spawnEmulators(options: EmulatorOptions) {
  const { authPort, site } = options;
  const run = await prepareFolder(options);
  const kept = keepAccounts && existsSync(join(accounts, 'firebase-export-metadata.json'));
  const args = [
    ...[...followParent, ...refuseBrokenAddresses, toolFile('firebase-tools'), 'emulators:start'],
    ...['--only', [authPort && 'auth', site && 'hosting'].filter(Boolean).join()],
    ...['--project', demoProject],
    ...(kept ? ['--import', accounts] : []),
    ...(keepAccounts ? ['--export-on-exit', accounts] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: run,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // CI keeps them from asking the network for news and settings, NO_UPDATE_NOTIFIER for updates.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: join(run, 'tmp') },
  });
  return { child, run };
}

/** Known and harmless: said by every run without the emulators' own user interface. */
const harmless = /Emulator UI is not starting|multiple instances of the emulator suite/i;
const trouble = /^\s*(⚠|✖|error\b|.*\bError:)/i;

/** Tells trouble in a line that the emulators print from chatter, such as a line for every request. */
export const isTrouble = (line: string) => trouble.test(line) && !harmless.test(line);

/** Starting is some ten seconds of work for the processor; a busy machine takes much longer. */
const startTimeout = 180_000;

/**
 * Starts Firebase's emulators and waits until they answer and have read the kept accounts, unless `cancel` is aborted:
 * that ends them at once. Throws a CliError with their own last lines when they do not start.
 * @returns `stop`, which saves the accounts and waits until they are gone, and `ended`, their last lines when they are
 */
export async function startEmulators(options: EmulatorOptions, cancel: AbortSignal) {
  const { child, run } = await spawnEmulators(options);
  const last: string[] = [];
  const ended = once(child, 'close').then(() => last.join('\n').trim());
  const ready = new Promise<boolean>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        last.splice(0, last.length - 19);
        last.push(line);
        // It says so when all of them accept connections.
        if (line.includes('All emulators ready')) resolve(true);
        if (isTrouble(line)) console.error(line);
      });
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
    await rm(run, { recursive: true, force: true });
  }

  const patience = AbortSignal.any([cancel, AbortSignal.timeout(startTimeout)]);
  const failed = [once(patience, 'abort'), ended].map((event) => event.then(() => false));
  if (!patience.aborted && (await Promise.race([ready, ...failed])))
    return { stop: () => end('SIGINT'), ended };

  // Nothing to save yet; an orderly end might save an empty list over the kept accounts.
  await end('SIGKILL');
  cancel.throwIfAborted();
  throw new CliError(`The Firebase emulators did not start:\n${await ended}`);
}
