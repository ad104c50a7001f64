import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run, type RunOptions } from './run';

const require = createRequire(join(process.cwd(), 'package.json'));

/** Commands that are not called like their package. */
const commands: Readonly<Record<string, string>> = {
  '@playwright/test': 'playwright',
  'firebase-tools': 'firebase',
  typescript: 'tsc',
};

/** The JavaScript file behind a command of one of the project's own packages, such as `next`. */
export function toolFile(name: string, command = commands[name] ?? name): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`The package ${name} has no command ${command}.`);
  return join(dirname(manifest), file);
}

/** Runs a command of one of the project's packages to its end, with the Node that runs this script. */
export function runTool(name: string, args: readonly string[], options?: RunOptions) {
  return run(process.execPath, [toolFile(name), ...args], options);
}
