import { CliError, step } from '../console/console';
import { run } from '../processes/run';

/** Runs `npm run check`; throws a CliError with its output when it found something. */
export const runChecks = () =>
  step('checks', async () => {
    const { code, output } = await run(process.execPath, [
      process.env.npm_execpath ?? 'npm',
      ...['run', '--silent', 'check'],
    ]);
    if (code !== 0) throw new CliError(`${output.trim()}\nnpm run check found what stands above.`);
  });
