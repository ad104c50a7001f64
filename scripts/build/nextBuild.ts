import { CliError } from '../console/cliError';
import { nextEnvironment } from '../environment/nextEnvironment';
import type { BuildStamp } from '../export/buildStamp';
import { runTool } from '../processes/tools';

/**
 * Lets Next export the pages into `out/`; its own long report is shown only when it fails.
 * @throws CliError with that report
 */
export async function nextBuild(stamp: BuildStamp): Promise<void> {
  const { code, output } = await runTool('next', ['build'], {
    environment: nextEnvironment(stamp),
  });
  if (code !== 0) throw new CliError(`next build failed:\n${output.trim()}`);
}
