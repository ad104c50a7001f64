import { spawn, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a program is run. */
export interface RunOptions {
  /** The environment variables of the program; without it, those of this process. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether the output goes to the terminal. Otherwise it is returned. */
  readonly show?: boolean;
}

/**
 * Runs a program to its end, without input, so that it cannot wait for an answer. Resolves to its exit code (1 for a
 * program that was ended by a signal) and, unless it was shown, its output of both streams.
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}) {
  const output = options.show ? 'inherit' : 'pipe';
  const settings: SpawnOptions = { env: options.environment, stdio: ['ignore', output, output] };
  return new Promise<{ readonly code: number; readonly output: string }>((resolve, reject) => {
    const child = spawn(program, args, settings);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
}

/**
 * The JavaScript file of the first command of a package of the project, such as `next`.
 * @param parent the folder whose `node_modules` has the package
 */
export function toolFile(name: string, parent = process.cwd()): string {
  // Read as a file, because some packages (wrangler) do not export their manifest.
  const folder = join(parent, 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]!);
}

/** Runs the first command of a package of the project to its end, with the Node that runs this script. */
export function runTool(name: string, args: readonly string[], options?: RunOptions) {
  return run(process.execPath, [toolFile(name), ...args], options);
}

/** Arguments for Node that run some JavaScript before the program. */
function preload(program: string): readonly string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

/**
 * Arguments for Node that end the program when its parent process is gone, even after SIGKILL, when the parent cannot
 * clean up. Otherwise a server would keep its port.
 */
export const followParent = preload(`
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
`);

/**
 * Arguments for Node that make a server answer an address with invalid percent-encoding (`/%E0%A4%A`) with 400, as real hosts
 * do. Without it, one such request ends the hosting emulator, and all accounts made since its start are lost.
 */
export const refuseBrokenAddresses = preload(`
import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, response, ...rest) {
  if (event === 'request') {
    try {
      decodeURI(request.url);
    } catch {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
      return true;
    }
  }
  return emit.call(this, event, request, response, ...rest);
};
`);

/**
 * A signal that is aborted at the first request to stop: Ctrl-C, `kill`, a closed terminal, or the end of the parent
 * process (a shell that is killed sends no signal). Later requests are ignored. One Ctrl-C can arrive three times, from
 * the terminal, npm and the shell, and a second one must not interrupt the saving of the accounts.
 */
export function stopRequest(): AbortSignal {
  const parent = process.ppid;
  const request = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request.abort());
  setInterval(() => process.ppid !== parent && request.abort(), 500).unref();
  return request.signal;
}
