import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { host } from '../environment/target';
import { CliError } from '../tools/console';

/** Returns whether a port is free. */
export async function isFree(port: number): Promise<boolean> {
  const socket = connect({ port, host });
  const isTaken = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return !isTaken;
}

/** Returns a free port that the system chooses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen({ port: 0, host });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Throws a CliError if a port is in use. The keys are the environment variables that set the ports.
 */
export async function checkPorts(ports: Readonly<Record<string, number>>, command: string) {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new CliError(
        `Port ${port} is in use. Choose another one: ${variable}=${await freePort()} ${command}`,
      );
}
