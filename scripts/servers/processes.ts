import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

const followParent = join(process.cwd(), 'scripts', 'servers', 'followParent.cjs');

/**
 * Starts a server that is a Node program, such as `node_modules/.bin/next`; it ends with this process at the latest. It has a
 * process group of its own, so that one Ctrl-C does not reach it several times: the caller stops it with `kill('SIGINT')`.
 */
export function spawnServer(program: string, args: readonly string[], options: SpawnOptions) {
  const all = ['--require', followParent, program, ...args];
  return spawn(process.execPath, all, { ...options, detached: true });
}

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
