import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CliError } from '../console/console';
import { host } from '../environment/target';
import { type EmulatorOptions, spawnEmulators } from './emulatorProcess';
import { untilItAnswers } from './ports';

/** Emulators that answer. */
export interface Emulators {
  /** Saves the accounts and ends the emulators; resolves once they are gone. */
  stop(): Promise<void>;
  /** Resolves with their last lines once they have ended. */
  readonly ended: Promise<string>;
}

/** Known and harmless: said by every run without the emulators' own user interface. */
const harmless = /Emulator UI is not starting|multiple instances of the emulator suite/i;
const trouble = /^\s*(⚠|✖|error\b|.*\bError:)/i;

/** Tells trouble in a line that the emulators print from chatter, such as a line for every request. */
export const isTrouble = (line: string) => trouble.test(line) && !harmless.test(line);

/** Starting is some ten seconds of work for the processor; a busy machine takes much longer. */
const startTimeout = 180_000;

/**
 * Starts Firebase's emulators and waits until they answer and have read the kept accounts.
 * @param cancel gives up waiting, and ends them at once
 * @throws CliError with the emulators' own last lines when they do not start
 */
export async function startEmulators(
  options: EmulatorOptions,
  cancel: AbortSignal,
): Promise<Emulators> {
  const { child, run } = await spawnEmulators(options);
  const last: string[] = [];
  const ended = new Promise<string>((resolve) =>
    child.once('close', () => resolve(last.join('\n').trim())),
  );
  const saidReady = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        last.splice(0, last.length - 19);
        last.push(line);
        if (line.includes('All emulators ready')) resolve();
        if (isTrouble(line)) console.error(line);
      });
  });

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
    await rm(run, { recursive: true, force: true });
  }

  const patience = AbortSignal.any([cancel, AbortSignal.timeout(startTimeout)]);
  const gaveUp = new Promise<false>((resolve) =>
    patience.addEventListener('abort', () => resolve(false)),
  );
  const ports = [options.authPort, options.site?.port].filter((port) => port !== undefined);
  const answer = Promise.all([
    saidReady,
    ...ports.map((port) => untilItAnswers(`http://${host}:${port}/`, patience)),
  ]).then(
    () => true,
    () => false,
  );
  if (await Promise.race([answer, gaveUp, ended.then(() => false)]))
    return { stop: () => end('SIGINT'), ended };

  // Nothing to save yet; an orderly end might save an empty list over the kept accounts.
  await end('SIGKILL');
  cancel.throwIfAborted();
  throw new CliError(`The Firebase emulators did not start:\n${await ended}`);
}
