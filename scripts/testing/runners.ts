import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '../processes/tools';
import { type Counts, jestCounts, none, playwrightCounts } from './counts';

/** What a test runner said: whether all is well, and its counts. */
export interface TestRun {
  readonly ok: boolean;
  readonly counts: Counts;
}

async function runWithReport<Report>(
  name: string,
  tool: string,
  args: readonly string[],
  count: (report: Report) => Counts,
): Promise<TestRun> {
  const report = join(process.cwd(), 'test-results', 'reports', `${name}.json`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const output = tool === 'jest' ? ['--json', `--outputFile=${report}`] : ['--reporter=list,json'];
  const { code } = await runTool(tool, [...args, ...output], { environment, show: true });
  if (!existsSync(report)) return { ok: false, counts: { ...none, failed: 1 } };
  const counts = count(JSON.parse(await readFile(report, 'utf8')) as Report);
  return { ok: code === 0 && counts.failed === 0, counts };
}

/** Runs jest with one of the project's configurations. */
export function runJest(name: string, config: string): Promise<TestRun> {
  return runWithReport(name, 'jest', ['--config', config], jestCounts);
}

/** Runs the e2e tests in a real browser. */
export function runEndToEndTests(): Promise<TestRun> {
  return runWithReport('e2e tests', '@playwright/test', ['test'], playwrightCounts);
}

/** Runs the smoke suite of another engine, which has a folder of its own in e2e/; it counts as skipped where there is none. */
export function runEngine(folder: string): Promise<TestRun> {
  const args = ['test', '--config', `e2e/${folder}`];
  return runWithReport(folder, '@playwright/test', args, playwrightCounts);
}
