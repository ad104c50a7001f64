import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

const followParent = join(process.cwd(), 'scripts', 'servers', 'followParent.cjs');

/**
 * Starts a Node program as a server that exits when this process does, if not before. It runs in its own process group, so
 * Ctrl-C doesn't reach it directly: the caller stops it with `kill('SIGINT')`.
 */
export function spawnServer(program: string, args: readonly string[], options: SpawnOptions) {
  const all = ['--require', followParent, program, ...args];
  return spawn(process.execPath, all, { ...options, detached: true });
}

/**
 * Returns a signal that aborts on Ctrl-C, `kill`, a closed terminal or the exit of the parent process. One Ctrl-C can arrive
 * several times, from the terminal, npm and the shell. The second one mustn't interrupt saving the accounts.
 */
export function stopRequest(): AbortSignal {
  const parent = process.ppid;
  const request = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request.abort());
  setInterval(() => process.ppid !== parent && request.abort(), 500).unref();
  return request.signal;
}
