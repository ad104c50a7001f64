import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

const followParent = join(process.cwd(), 'scripts', 'servers', 'followParent.cjs');

/**
 * Starts a Node program that exits with this process, even if this process crashes. The program has
 * its own process group, so the terminal doesn't send Ctrl-C to it. Instead, the caller stops it
 * with `kill('SIGINT')`.
 */
export function spawnServer(program: string, args: readonly string[], options: SpawnOptions) {
  const nodeArgs = ['--require', followParent, program, ...args];
  return spawn(process.execPath, nodeArgs, { ...options, detached: true });
}

/**
 * Returns a signal that aborts on Ctrl-C, on `kill`, when the terminal is closed, and when the
 * parent process exits. One press of Ctrl-C can arrive several times, from the terminal, npm and
 * the shell. Only the first one counts, because another one would interrupt the emulator while it
 * saves its accounts.
 */
export function stopRequest(): AbortSignal {
  const parent = process.ppid;
  const request = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request.abort());
  setInterval(() => process.ppid !== parent && request.abort(), 500).unref();
  return request.signal;
}
