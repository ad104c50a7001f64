import { CliError, step } from '../console/console';
import { runTool } from '../processes/run';

const checks: readonly { readonly name: string; readonly command: string }[] = [
  // A fresh clone has no next-env.d.ts, without which TypeScript does not know what a stylesheet is.
  { name: 'Next’s types', command: 'next typegen' },
  { name: 'types', command: 'typescript --noEmit' },
  { name: 'ESLint', command: 'eslint --max-warnings 0 .' },
  { name: 'Prettier', command: 'prettier --check .' },
  { name: 'knip', command: 'knip' },
];

/**
 * Runs what `npm run check` runs, each a package and the arguments of its command. The output of one is shown only when
 * it found something: as a CliError.
 */
export async function runChecks(list = checks): Promise<void> {
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  for (const { name, command } of list)
    await step(name, async () => {
      const [tool = '', ...args] = command.split(' ');
      const { code, output } = await runTool(tool, args, { environment });
      if (code !== 0) throw new CliError(`${output.trim()}\n${name} found what stands above.`);
    });
}
