import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { CliError } from '../console/console';
import { host } from '../environment/target';

/** A port that a command is about to use, the variable that chooses it, and what will listen there. */
export interface WantedPort {
  readonly port: number;
  readonly variable: string;
  readonly purpose: string;
}

/** firebase-tools silently moves its hosting emulator away from this port, wherever it is asked to listen. */
const refusedForHosting = 5001;

async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host });
  const answered = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return answered !== undefined;
}

/** Listens for a moment: at the port, or at a free one of the system's choice for 0. Rejects when it is taken. */
async function listen(port: number): Promise<number> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return found;
}

/** Whether nobody has the port. A connection is tried first: macOS lets two programs listen on one port. */
export async function isFree(port: number): Promise<boolean> {
  return !(await answers(port)) && Boolean(await listen(port).catch(() => undefined));
}

/** Some port that nobody has. */
export const freePort = () => listen(0);

/** The first of the ports from this one on that nobody has and that `refused` does not name. */
async function freePortFrom(port: number, refused: readonly number[] = []): Promise<number> {
  for (let next = port; next < port + 100; next += 1)
    if (!refused.includes(next) && (await isFree(next))) return next;
  return freePort();
}

/** How to set a variable for one command in the shell that people use on this system. */
export function withVariable(variable: string, value: number, command: string): string {
  return `${process.platform === 'win32' ? `$env:${variable}=${value};` : `${variable}=${value}`} ${command}`;
}

/** Makes sure that every port is free before anything is started; throws a CliError that names another port. */
export async function checkPorts(wanted: readonly WantedPort[], command: string): Promise<void> {
  for (const { port, variable, purpose } of wanted) {
    const refused = purpose === 'the site' && port === refusedForHosting;
    if (!refused && (await isFree(port))) continue;
    const taken = [refusedForHosting, ...wanted.map((one) => one.port)];
    const other = await freePortFrom(port + 1, taken);
    throw new CliError(
      `Port ${port}, for ${purpose}, ${refused ? 'is one that the Firebase emulators do not use' : 'is in use by another program'}. ` +
        `Choose another one: ${withVariable(variable, other, command)}`,
    );
  }
}

/**
 * The ports of the servers under test, away from those that `npm start` takes, so that both can run at once: PORT and
 * AUTH_PORT, else the first free ones from 5100 and 9199. All stages of a run read them from the environment.
 */
export async function chooseTestPorts(): Promise<void> {
  process.env.PORT ||= String(await freePortFrom(5100));
  process.env.AUTH_PORT ||= String(await freePortFrom(9199));
}
