import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../console/cliError';
import { followParent } from '../processes/followParent';
import { toolFile } from '../processes/tools';
import { emulatorOutput } from './emulatorOutput';
import { emulatorCommand, type EmulatorOptions, prepareRun } from './emulatorRun';
import { host } from './ports';
import { refuseBrokenAddresses } from './refuseBrokenAddresses';
import { untilItAnswers } from './waitFor';

/** Emulators that answer. */
export interface Emulators {
  /** Saves the accounts and ends the emulators; resolves once they are gone. */
  stop(): Promise<void>;
  /** Resolves with their last lines once they have ended. */
  readonly ended: Promise<string>;
}

/** Starting is some ten seconds of work for the processor; a busy machine takes much longer. */
const startTimeout = 180_000;

/**
 * A process group of their own: Ctrl-C then reaches the emulators once, through `stop`. A second signal would make them
 * drop the accounts instead of saving them.
 */
function spawnEmulators(options: EmulatorOptions, run: string) {
  const node = [...followParent, ...refuseBrokenAddresses, toolFile('firebase-tools')];
  return spawn(process.execPath, [...node, ...emulatorCommand(options)], {
    cwd: run,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // CI keeps them from asking the network for news and settings, NO_UPDATE_NOTIFIER for updates.
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: join(run, 'tmp') },
  });
}

function addresses({ authPort, site }: EmulatorOptions): string[] {
  const ports = [authPort, site?.port].filter((port) => port !== undefined);
  return ports.map((port) => `http://${host}:${port}/`);
}

/**
 * Starts Firebase's emulators and waits until they answer.
 * @param cancel gives up waiting, and ends them at once
 * @throws CliError with the emulators' own last lines when they do not start
 */
export async function startEmulators(
  options: EmulatorOptions,
  cancel: AbortSignal,
): Promise<Emulators> {
  const run = await prepareRun(options);
  const child = spawnEmulators(options, run);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let sayReady = (): void => undefined;
  const saidReady = new Promise<void>((resolve) => (sayReady = resolve));
  const output = emulatorOutput({ onTrouble: (line) => console.error(line), onReady: sayReady });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.read(chunk.toString()));
  const ended = closed.then(output.lastLines);

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await closed;
    await rm(run, { recursive: true, force: true });
  }

  const patience = AbortSignal.any([cancel, AbortSignal.timeout(startTimeout)]);
  const gaveUp = new Promise<'gave up'>((resolve) =>
    patience.addEventListener('abort', () => resolve('gave up')),
  );
  const answer = Promise.all([
    saidReady,
    ...addresses(options).map((address) => untilItAnswers(address, patience)),
  ]).then(
    () => 'ready' as const,
    () => 'gave up' as const,
  );
  const outcome = await Promise.race([answer, gaveUp, ended.then(() => 'ended' as const)]);
  if (outcome === 'ready') return { stop: () => end('SIGINT'), ended };

  // Nothing to save yet; an orderly end might save an empty list over the kept accounts.
  await end('SIGKILL');
  cancel.throwIfAborted();
  throw new CliError(`The Firebase emulators did not start:\n${await ended}`);
}
