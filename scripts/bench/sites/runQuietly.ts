import type { SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';

const running = new Set<number>();

/** What a program printed, and whether it ended well. */
export interface Ended {
  readonly output: string;
  readonly ok: boolean;
}

/** Runs a program to its end and gives what it printed on both streams. Its process group can be ended by `endAll`. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Ended> {
  const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  const keep = (text: Buffer): void => {
    output += text.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { output, ok: code === 0 };
  } finally {
    if (pid !== undefined) running.delete(pid);
  }
}

/** Like `runToEnd`, but throws with the output when the program fails. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { output, ok } = await runToEnd(program, args, options);
  if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-4000)}`);
  return output;
}

/** Ends the programs that this process started and that still run, with their children, by their group's id. */
export function endAll(): void {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
}
