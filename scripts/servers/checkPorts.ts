import { CliError } from '../console/cliError';
import { freePortFrom, isFree } from './ports';

/** One port that a command is about to use. */
export interface WantedPort {
  readonly port: number;
  /** The environment variable that chooses it. */
  readonly variable: string;
  /** What will listen there, as a person would call it. */
  readonly purpose: string;
}

/** firebase-tools silently moves its hosting emulator away from this port, wherever it is asked to listen. */
const refusedForHosting = 5001;

/** How to set a variable for one command in the shell that people use on this system. */
export function withVariable(variable: string, value: number, command: string): string {
  return process.platform === 'win32'
    ? `$env:${variable}=${value}; ${command}`
    : `${variable}=${value} ${command}`;
}

/**
 * Makes sure that every port is free before anything is started.
 * @throws CliError saying which port is in use, and how to choose another
 */
export async function checkPorts(wanted: readonly WantedPort[], command: string): Promise<void> {
  for (const { port, variable, purpose } of wanted) {
    const refused = purpose === 'the site' && port === refusedForHosting;
    if (!refused && (await isFree(port))) continue;
    const other = await freePortFrom(port + 1, [
      refusedForHosting,
      ...wanted.map((one) => one.port),
    ]);
    throw new CliError(
      `Port ${port}, for ${purpose}, ${refused ? 'is one that the Firebase emulators do not use' : 'is in use by another program'}. ` +
        `Choose another one: ${withVariable(variable, other, command)}`,
    );
  }
}
