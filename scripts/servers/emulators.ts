import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CliError } from '../console/console';
import { type EmulatorOptions, spawnEmulators } from './emulatorProcess';

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
 * Starts Firebase's emulators and waits until they answer and have read the kept accounts, unless `cancel` is aborted:
 * that ends them at once. Throws a CliError with their own last lines when they do not start.
 */
export async function startEmulators(
  options: EmulatorOptions,
  cancel: AbortSignal,
): Promise<Emulators> {
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
