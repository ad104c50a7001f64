import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { CliError, printError, step } from '../console/console';
import { run, runTool } from '../processes/runProcess';

/** Numbers of tests. `flaky` counts those of the passed tests that failed at the first try. */
export type Counts = readonly [passed: number, failed: number, skipped: number, flaky: number];

/** The result of a test runner. `ok` means that nothing failed. */
export interface TestRun {
  readonly ok: boolean;
  readonly counts: Counts;
}

type JestCount =
  `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites';

/** The parts of jest's and Playwright's JSON reports that are used here. `errors`: Playwright's errors outside any test. */
export type Report = Partial<Record<JestCount, number>> & {
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly errors?: readonly unknown[];
};

/** Counts the tests of a report. A test file that could not be run counts as one failed test. */
export function countsOf({ stats, errors = [], ...jest }: Report): Counts {
  if (stats) {
    const { expected, flaky, unexpected, skipped } = stats;
    return [expected + flaky, unexpected + errors.length, skipped, flaky];
  }
  const sum = (...names: JestCount[]) =>
    names.reduce((total, name) => total + (jest[name] ?? 0), 0);
  return [
    sum('numPassedTests'),
    sum('numFailedTests', 'numRuntimeErrorTestSuites'),
    sum('numPendingTests', 'numTodoTests'),
    0,
  ];
}

async function runWithReport(tool: string, args: string[], name: string): Promise<TestRun> {
  const report = `test-results/reports/${name}.json`;
  await mkdir('test-results/reports', { recursive: true });
  await rm(report, { force: true });
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const output = tool === 'jest' ? ['--json', `--outputFile=${report}`] : ['--reporter=list,json'];
  const { code } = await runTool(tool, [...args, ...output], { environment, show: true });
  if (!existsSync(report)) return { ok: false, counts: [0, 1, 0, 0] };
  const counts = countsOf(JSON.parse(await readFile(report, 'utf8')) as Report);
  return { ok: code === 0 && counts[1] === 0, counts };
}

/** Runs jest with one of the project's configurations. */
export const runJest = (config: string) => runWithReport('jest', ['--config', config], config);

/** Runs the e2e tests in all engines. */
export const runPlaywright = () => runWithReport('@playwright/test', ['test'], 'e2e');

/** Runs `npm run check`; throws a CliError with its output when it found something. */
export const runChecks = () =>
  step('checks', async () => {
    const { code, output } = await run('npm', ['run', '--silent', 'check']);
    if (code !== 0) throw new CliError(`${output.trim()}\nnpm run check found what stands above.`);
  });

/** One stage of the test run. A stage that runs no tests reports a failure by throwing. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<TestRun | void>;
}

/**
 * Runs the stages in order and stops at the first that fails. Prints the name and the duration of each. The last line
 * has the sum of all tests, also after a failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const counts: Counts[] = [];
  try {
    for (const { name, run } of stages) {
      console.log(`\n> ${name}`);
      const began = performance.now();
      const result = await run();
      const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
      if (result) counts.push(result.counts);
      if (result?.ok === false) throw new CliError(`${name}: failed after ${seconds}.`);
      console.log(`${name}: done in ${seconds}.`);
    }
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
  const labels = ['passed', 'failed', 'skipped', 'passed at the second try only'];
  const sums = labels.map((label, at) => {
    const sum = counts.reduce((total, count) => total + (count[at] ?? 0), 0);
    return sum > 0 || at < 2 ? `${sum} ${label}` : '';
  });
  console.log(`\n${sums.filter(Boolean).join(', ')}`);
}
