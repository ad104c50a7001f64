import { spawn, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a program's output goes straight to the screen, or is kept for a message that may need it. */
export interface RunOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly show?: boolean;
}

/**
 * Runs a program to its end. It gets no input, so that nothing can ever wait for an answer. Resolves to its exit code (1
 * for a program that was ended by a signal) and to what it printed, both streams as they came, unless that was shown.
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

/** The JavaScript file behind the (first) command of one of the project's own packages, such as `next`. */
export function toolFile(name: string): string {
  // Read as a file: some packages (knip) do not export their manifest.
  const folder = join(process.cwd(), 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]!);
}

/** Runs a command of one of the project's packages to its end, with the Node that runs this script. */
export function runTool(name: string, args: readonly string[], options?: RunOptions) {
  return run(process.execPath, [toolFile(name), ...args], options);
}

/** Arguments that make a Node program run a small text of JavaScript before its own code. */
export function preload(program: string): readonly string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

/**
 * Arguments that make a Node program end itself as soon as the process that started it is gone, however that went: a
 * parent that is killed outright cannot clean up, and a server without one would keep its port for ever.
 */
export const followParent = preload(`
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 500).unref();
`);

/**
 * Aborted at the first request to stop: Ctrl-C, `kill`, a closed terminal, or the end of the process that started this
 * one (a shell that is killed passes nothing on). Later requests are ignored: one Ctrl-C reaches a program up to three
 * times, from the terminal, npm and the shell, and a second press must not cut short what the first began to save.
 */
export function stopRequest(): AbortSignal {
  const parent = process.ppid;
  const request = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request.abort());
  setInterval(() => process.ppid !== parent && request.abort(), 500).unref();
  return request.signal;
}
