import { once } from 'node:events';
import { type BuildStamp, host } from '../environment/target';
import { startAuthEmulator } from './authEmulator';
import { printEmails } from './emails';
import { checkPorts } from './ports';
import { stopRequest } from './processes';

/** The server of the site's pages. */
export interface PageServer {
  /** Settles when the server ends without a call of `stop`. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

export interface ServeOptions {
  /** The npm command, for error messages. */
  readonly command: string;
  /** The port of the pages. */
  readonly port: number;
  /** The build's stamp. If the build uses a Firebase project, no emulator is started. */
  readonly stamp: BuildStamp;
  /** Whether the auth emulator keeps its accounts between runs and prints its emails. */
  readonly keepAccounts: boolean;
}

/**
 * Runs a page server and the auth emulator until Ctrl-C. Throws a CliError if a port is in use or a
 * server fails.
 * @param start starts the page server; `authReady` resolves when the auth emulator is ready
 */
export async function runServers(
  { command, port, stamp, keepAccounts }: ServeOptions,
  start: (authReady: Promise<unknown>) => Promise<PageServer>,
): Promise<void> {
  const authPort = stamp.authEmulator && Number(new URL(stamp.authEmulator).port);
  await checkPorts({ PORT: port, ...(authPort && { AUTH_PORT: authPort }) }, command);

  const stop = stopRequest();
  const emulator = authPort ? await startAuthEmulator(authPort, keepAccounts) : undefined;
  if (stamp.authEmulator && keepAccounts) printEmails(stamp.authEmulator, `http://${host}:${port}`);
  let pages: PageServer | undefined;
  const servePages = async () => {
    pages = await start(Promise.resolve(emulator?.ready));
    await pages.ended;
  };
  const ended = [servePages(), ...(emulator ? [emulator.ended] : [])];
  try {
    await Promise.race([once(stop, 'abort'), ...ended]);
    console.log('\nStopping');
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await Promise.all([pages?.stop(), emulator?.stop()]);
  }
}
