import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseHosting } from '../hosts/firebase';
import { emulatorConfig, localProject } from './emulatorConfig';
import { freePort } from './ports';

/** What to start. An emulator without a port is left out. */
export interface EmulatorOptions {
  readonly authPort?: number | undefined;
  readonly site?: { readonly port: number; readonly hosting: FirebaseHosting };
  /** Whether accounts made in an earlier run are there again, and those of this run are kept. */
  readonly keepAccounts: boolean;
}

const folder = join(process.cwd(), '.emulator');

/** Where local accounts are kept between runs. */
const accounts = join(folder, 'accounts');

/**
 * Makes a folder for one run of the emulators: two runs beside each other must not share configuration, logs or
 * temporary files (the emulators note there where their hub is).
 */
export async function prepareRun({ authPort, site }: EmulatorOptions): Promise<string> {
  const run = join(folder, `run-${site?.port ?? authPort}`);
  await rm(run, { recursive: true, force: true });
  await mkdir(join(run, 'tmp'), { recursive: true });
  // The hosting emulator serves nothing from outside the folder of its configuration.
  await symlink(join(process.cwd(), 'out'), join(run, 'out'), 'junction');
  const [hub, logging] = [await freePort(), await freePort()];
  const ports = { auth: authPort, hosting: site?.port, hub, logging };
  const config = JSON.stringify(emulatorConfig(ports, site?.hosting), null, 2);
  await writeFile(join(run, 'firebase.json'), config);
  return run;
}

/** The command line of Firebase's tools for a run. */
export function emulatorCommand({ authPort, site, keepAccounts }: EmulatorOptions): string[] {
  const only = [authPort && 'auth', site && 'hosting'].filter(Boolean).join();
  const kept = existsSync(join(accounts, 'firebase-export-metadata.json'));
  return [
    ...['emulators:start', '--only', only, '--project', localProject],
    ...(keepAccounts && kept ? ['--import', accounts] : []),
    ...(keepAccounts ? ['--export-on-exit', accounts] : []),
  ];
}
