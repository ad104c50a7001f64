import { spawn, type SpawnOptions } from 'node:child_process';

/** How a program that ran to its end went. */
export interface Finished {
  /** 0 means success; a program that was ended by a signal counts as 1. */
  readonly code: number;
  /** What it printed, both streams as they came; empty when the output went to the screen. */
  readonly output: string;
}

/** Where a program's output goes: kept for a message that may need it, or straight to the screen. */
export interface RunOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly show?: boolean;
}

/** Runs a program to its end. It gets no input, so that nothing can ever wait for an answer. */
export function run(program: string, args: readonly string[], options: RunOptions = {}) {
  const { environment = process.env, show = false } = options;
  const output = show ? 'inherit' : 'pipe';
  const settings: SpawnOptions = { env: environment, stdio: ['ignore', output, output] };
  return new Promise<Finished>((resolve, reject) => {
    const child = spawn(program, args, settings);
    let text = '';
    const keep = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
}
