import { once } from 'node:events';
import { type BuildStamp, host } from '../environment/target';
import { startAuthEmulator } from './authEmulator';
import { printMails } from './mails';
import { checkPorts } from './ports';
import { stopRequest } from './processes';

/** A server of pages. */
export interface PageServer {
  /** Rejects when it ends without `stop`. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

/** What is served, and how. */
export interface ServeOptions {
  /** The npm command, for messages. */
  readonly command: string;
  /** The port of the pages. */
  readonly port: number;
  /** What the pages were or will be built for. Those for a real project need no emulator. */
  readonly stamp: BuildStamp;
  /** Whether the accounts of the auth emulator are kept between runs, and its mails printed. */
  readonly keepAccounts: boolean;
}

/**
 * Runs a server of pages and the auth emulator until a request to stop. Throws a CliError when a port is taken, before
 * anything is done, and when a server fails.
 * @param start starts the server of pages; `authReady` resolves when the auth emulator is ready
 */
export async function runServers(
  { command, port, stamp, keepAccounts }: ServeOptions,
  start: (authReady: Promise<unknown>) => Promise<PageServer>,
): Promise<void> {
  const authPort = stamp.authEmulator && Number(new URL(stamp.authEmulator).port);
  await checkPorts({ PORT: port, ...(authPort && { AUTH_PORT: authPort }) }, command);

  const stop = stopRequest();
  const emulator = authPort ? await startAuthEmulator(authPort, keepAccounts) : undefined;
  if (stamp.authEmulator && keepAccounts) printMails(stamp.authEmulator, `http://${host}:${port}`);
  let pages: PageServer | undefined;
  const servePages = async () => {
    pages = await start(Promise.resolve(emulator?.ready));
    await pages.ended;
  };
  const ended = [servePages(), ...(emulator ? [emulator.ended] : [])];
  try {
    await Promise.race([once(stop, 'abort'), ...ended]);
    console.log('\nStopping.');
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await Promise.all([pages?.stop(), emulator?.stop()]);
  }
}
