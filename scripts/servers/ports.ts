import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { CliError } from '../tools/console';
import { host } from '../environment/target';

/** A port that a command is about to use. */
export interface WantedPort {
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly variable: string;
  /** What will listen there, in words for a message. */
  readonly purpose: string;
  /** Whether the hosting emulator will listen there. */
  readonly hosting?: boolean;
}

/** The hosting emulator cannot use this port: firebase-tools silently takes another one instead. */
const refusedForHosting = 5001;

async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host });
  const answered = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return answered !== undefined;
}

/** Listens on the port for a moment and resolves to it; 0 lets the system choose a free one. Rejects when it is taken. */
async function listen(port: number): Promise<number> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return found;
}

/** Whether the port is free. A connection is tried first, because macOS lets two programs listen on one port. */
export async function isFree(port: number): Promise<boolean> {
  return !(await answers(port)) && Boolean(await listen(port).catch(() => undefined));
}

/** A free port, chosen by the system. */
export const freePort = () => listen(0);

/** The first free port from this one on that is not in `refused`. */
async function freePortFrom(port: number, refused: readonly number[] = []): Promise<number> {
  for (let next = port; next < port + 100; next += 1)
    if (!refused.includes(next) && (await isFree(next))) return next;
  return freePort();
}

/** Throws a CliError when one of the ports cannot be used. Its message shows the `command` with a free port. */
export async function checkPorts(wanted: readonly WantedPort[], command: string): Promise<void> {
  for (const { port, variable, purpose, hosting } of wanted) {
    const refused = hosting && port === refusedForHosting;
    if (!refused && (await isFree(port))) continue;
    const taken = [refusedForHosting, ...wanted.map((one) => one.port)];
    const other = await freePortFrom(port + 1, taken);
    throw new CliError(
      `Port ${port}, for ${purpose}, ${refused ? 'is one that the Firebase emulators do not use' : 'is in use by another program'}. ` +
        `Choose another one: ${variable}=${other} ${command}`,
    );
  }
}

/**
 * Sets PORT and AUTH_PORT for the servers under test, unless they are set: the first free ports from 5100 and 9199. They
 * differ from the ports of `npm start`, which may be running. All stages of a run read them from the environment. (The
 * build of a test run still replaces the `out/` that `npm start` serves.)
 */
export async function chooseTestPorts(): Promise<void> {
  process.env.PORT ||= String(await freePortFrom(5100));
  process.env.AUTH_PORT ||= String(await freePortFrom(9199));
}
