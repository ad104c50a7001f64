import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, type RunOptions } from './run';

/** Commands that are not called like their package. */
const commands: Readonly<Record<string, string>> = {
  '@playwright/test': 'playwright',
  'firebase-tools': 'firebase',
  typescript: 'tsc',
};

/** The JavaScript file behind a command of one of the project's own packages, such as `next`. */
export function toolFile(name: string, command = commands[name] ?? name): string {
  // Read as a file: some packages (knip) do not export their manifest.
  const folder = join(process.cwd(), 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, file);
}

/** Runs a command of one of the project's packages to its end, with the Node that runs this script. */
export function runTool(name: string, args: readonly string[], options?: RunOptions) {
  return run(process.execPath, [toolFile(name), ...args], options);
}
