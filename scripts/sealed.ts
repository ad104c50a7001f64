import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, runMain } from './tools/console';
import { copyOfOwner } from './tools/copyOfOwner';

/** How many tests did what. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

/** Runs an npm script of a project; what it says stands in the terminal. */
function run(project: string, script: string, options: readonly string[], report = ''): void {
  // A studio that is named for this command is none for the tests.
  const own = { TSX_TSCONFIG_PATH: undefined, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const env = { ...process.env, ...own };
  const args = ['run', '--silent', script, '--', ...options];
  spawnSync('npm', args, { cwd: project, env, stdio: 'inherit' });
}

/** Runs all tests of a project, as `npm test` does, and counts them by kind. */
async function countsOf(project: string, e2eFiles: readonly string[]) {
  const report = join(project, 'test-results.json');
  const read = async () => {
    const text = await readFile(report, 'utf8').catch(() => '{}');
    await rm(report, { force: true });
    return JSON.parse(text);
  };
  const jest = async (script: string): Promise<Counts> => {
    run(project, script, ['--json', `--outputFile=${report}`]);
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests } = await read();
    return { passed, failed, leftOut: numPendingTests };
  };
  const unit = await jest('test:unit');
  run(project, 'build:fixture', []);
  const html = await jest('test:html');
  run(project, 'test:e2e', [...e2eFiles, '--reporter=list,json'], report);
  // A flaky test passed at its second attempt.
  const { expected, flaky, unexpected, skipped } = (await read()).stats ?? {};
  const e2e: Counts = { passed: expected + flaky, failed: unexpected, leftOut: skipped };
  return { unit, html, e2e };
}

/*
 * `npm run test:sealed`: proves that no test sees what an owner writes. It runs all tests here, and in a copy of the project whose
 * owner has changed everything; both must give the same counts. Files of e2e tests may follow, which are then run alone.
 */
await runMain(async () => {
  const e2eFiles = process.argv.slice(2);
  const copy = await copyOfOwner();
  const here = await countsOf(process.cwd(), e2eFiles);
  const there = await countsOf(copy, e2eFiles);
  const kinds = ['unit', 'html', 'e2e'] as const;
  console.table(
    kinds.flatMap((kind) => [
      { tests: kind, where: 'here', ...here[kind] },
      { tests: kind, where: 'copy', ...there[kind] },
    ]),
  );
  if (JSON.stringify(here) !== JSON.stringify(there))
    throw new CliError('The counts differ: a test saw what the owner of the copy wrote.');
  if (kinds.some((kind) => !here[kind].passed || here[kind].failed))
    throw new CliError('Tests failed, here as in the copy.');
});
