import { connect, createServer } from 'node:net';
import { CliError } from '../console/cliError';
import { host } from '../environment/host';

export { host };

/**
 * Reads a port from the environment.
 * @throws CliError when it is no number from 1 to 65535
 */
export function portFrom(variable: string, fallback: number, environment = process.env): number {
  const text = environment[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CliError(`${variable} is "${text}", but a port is a number from 1 to 65535.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function canListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host }, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(got));
    });
  });
}

/** Whether nobody has the port. A connection is tried first: macOS lets two programs listen on one port. */
export async function isFree(port: number): Promise<boolean> {
  return !(await answers(port)) && (await canListen(port)) !== undefined;
}

/** Some port that nobody has. */
export async function freePort(): Promise<number> {
  const port = await canListen(0);
  if (port === undefined) throw new CliError('This machine has no free port left.');
  return port;
}

/** The first of the ports from this one on that nobody has and that `refused` does not name. */
export async function freePortFrom(port: number, refused: readonly number[] = []): Promise<number> {
  for (let next = port; next < port + 100; next += 1)
    if (!refused.includes(next) && (await isFree(next))) return next;
  return freePort();
}
