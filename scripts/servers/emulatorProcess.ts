import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { host } from '../environment/target';
import type { FirebaseHosting } from '../hosts/firebase';
import { followParent, preload } from '../processes/lifetime';
import { toolFile } from '../processes/run';
import { freePort } from './ports';

/** The project of every local emulator: with the `demo-` prefix Firebase's tools never ask for an account. */
const localProject = 'demo-power-zone';

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
export async function spawnEmulators(options: EmulatorOptions) {
  const { authPort, site } = options;
  const run = await prepareFolder(options);
  const kept = keepAccounts && existsSync(join(accounts, 'firebase-export-metadata.json'));
  const args = [
    ...[...followParent, ...refuseBrokenAddresses, toolFile('firebase-tools'), 'emulators:start'],
    ...['--only', [authPort && 'auth', site && 'hosting'].filter(Boolean).join()],
    ...['--project', localProject],
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
