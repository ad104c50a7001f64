import { CliError } from '../console/console';
import { runTool } from '../processes/run';

/** One check: the tool, its arguments, and what a person calls it. */
export interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/** What `npm run check` runs. */
export const checks: readonly Check[] = [
  // A fresh clone has no next-env.d.ts, without which TypeScript does not know what a stylesheet is.
  { name: 'Next’s types', tool: 'next', args: ['typegen'] },
  { name: 'types', tool: 'typescript', args: ['--noEmit'] },
  { name: 'ESLint', tool: 'eslint', args: ['--max-warnings', '0', '.'] },
  { name: 'Prettier', tool: 'prettier', args: ['--check', '.'] },
  { name: 'knip', tool: 'knip', args: [] },
];

/**
 * Runs one check; its output is shown only when it found something.
 * @throws CliError with that output
 */
export async function runCheck({ name, tool, args }: Check): Promise<void> {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runTool(tool, args, { environment });
  if (code !== 0) throw new CliError(`${output.trim()}\n${name} found what stands above.`);
}
