import './environment/tests';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from './tools/console';
import { run } from './tools/runProcess';
import { chooseTestPorts } from './servers/ports';
import { closingLine, type Counts, countTests } from './tools/countTests';

const reports = join('test-results', 'reports');
const reportOf = (script: string) => join(reports, `${script.replace(':', '-')}.json`);

/** Runs an npm script, with its output on the terminal; resolves to its exit code. */
async function runScript(script: string, ...args: string[]): Promise<number> {
  console.log(`\n> npm run ${script}`);
  return (await run('npm', ['run', '--silent', script, '--', ...args], { show: true })).code;
}

const runJest = (script: string) => runScript(script, '--json', `--outputFile=${reportOf(script)}`);

/** Runs both at the same time, since each uses one core. What the checks say is printed after the tests. */
async function checkAndTest(): Promise<number> {
  const checking = run('npm', ['run', '--silent', 'check']);
  const tests = await runJest('test:unit');
  const { code, output } = await checking;
  console.log(`\n> npm run check\n${output.trim() || 'Nothing was found.'}`);
  return code || tests;
}

/** The stages, the quickest first, by the npm script whose report counts the tests. */
const stages: readonly (readonly [script: string, run: () => Promise<number>])[] = [
  ['test:unit', checkAndTest],
  ['build', () => runScript('build:fixture')],
  ['test:html', () => runJest('test:html')],
  ['browsers', () => runScript('browsers', '--needed')],
  ['test:e2e', () => runScript('test:e2e', '--reporter=list,json')],
];

/*
 * `npm test`: runs the stages until one fails. The last line has the sum of all tests, also after a failure. A stage that
 * fails without a failed test counts as one.
 */
await runMain(async () => {
  await chooseTestPorts();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  // The types are part of the checks.
  process.env.POWER_ZONE_SKIP_TYPES = '1';
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportOf('test:e2e');
  const all: Counts[] = [];
  for (const [script, runStage] of stages) {
    const code = await runStage();
    const counts = countTests(reportOf(script));
    all.push(code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) });
    process.exitCode = code;
    if (code !== 0) break;
  }
  console.log(`\n${closingLine(all)}`);
});
